// The colours of code, as the editor has them: classes of style.css.
import { tagHighlighter, tags } from '@lezer/highlight';

export const COLOURS = tagHighlighter([
    { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword], class: 'tok-keyword' },
    { tag: [tags.string, tags.special(tags.string)], class: 'tok-string' },
    { tag: [tags.number, tags.bool, tags.null], class: 'tok-number' },
    { tag: tags.comment, class: 'tok-comment' },
    { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className), tags.className, tags.typeName], class: 'tok-name' },
    { tag: [tags.meta, tags.self], class: 'tok-meta' },
]);
