import ts from 'typescript';
import type { Entry } from './entry.ts';

/** What is said of a declaration. */
export type Docstring = Pick<Entry, 'words' | 'params' | 'returns' | 'throws' | 'examples'>;

/** Lines of a docstring as one paragraph each; a list stays one. */
const flow = (text: string | undefined) =>
  (text ?? '').replace(/([^\n])\n(?![\n-])/g, '$1 ').trim();
const textOf = (comment: ts.JSDoc['comment']) => ts.getTextOfJSDocComment(comment);
/** `- Words` after a name, and `{@link Name}` within words. */
const plain = (text: string | undefined) =>
  flow(text)
    .replace(/^- /, '')
    .replace(/\{@link(?:code|plain)? ([^}]+)\}/g, '`$1`');

/** The docstring of a declaration, by its parts. */
export function docstringOf(declaration: ts.Node): Docstring {
  const found = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  const tags: readonly ts.JSDocTag[] = found?.tags ?? [];
  const named = (name: string) => tags.filter(({ tagName }) => tagName.text === name);
  return {
    words: plain(textOf(found?.comment)),
    params: tags
      .filter(ts.isJSDocParameterTag)
      .map(({ name, comment }) => ({ name: name.getText(), words: plain(textOf(comment)) })),
    returns: plain(textOf(named('returns')[0]?.comment)),
    throws: named('throws').map(({ comment }) => plain(textOf(comment))),
    examples: named('example').map(({ comment }) => (textOf(comment) ?? '').trim()),
  };
}
