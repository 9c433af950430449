### html.entities comes with html
import html
print(html.entities.name2codepoint['amp'], html.escape('<'))  #> 38 &lt;
html.nothing
#! AttributeError: module 'html' has no attribute 'nothing'
