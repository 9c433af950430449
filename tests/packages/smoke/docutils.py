from docutils.core import publish_doctree, publish_parts, publish_string

text = '''Title
=====

Para with *em*, **strong**, ``code``, `link <http://x.y>`_ and a note [1]_.

- a
- b

  1. c

Term
  Definition

==  ==
A   B
==  ==
1   2
==  ==

.. note:: Careful

   more

.. code:: python

   x = 1

:field: value

.. [1] Foot

Sub
---
::

  literal
'''
print(publish_doctree(text).pformat())
print(publish_parts(text, writer='html5')['body'])
