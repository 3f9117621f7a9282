import ts from 'typescript';
import type { Entry } from './entry.ts';

/** The documentation of a declaration. */
export type Docstring = Pick<
  Entry,
  'text' | 'params' | 'returns' | 'throws' | 'examples' | 'since'
>;

/** The version of everything that has no `@since` of its own. */
export const FIRST_RELEASE = '0.1.0';

/** Joins the lines of each paragraph of a docstring; lists keep their lines. */
const flow = (text: string | undefined) =>
  (text ?? '').replace(/([^\n])\n(?![\n-])/g, '$1 ').trim();
const textOf = (comment: ts.JSDoc['comment']) => ts.getTextOfJSDocComment(comment);
/** Removes the dash before a description, and formats `{@link Name}` as code. */
const plain = (text: string | undefined) =>
  flow(text)
    .replace(/^- /, '')
    .replace(/\{@link(?:code|plain)? ([^}]+)\}/g, '`$1`');

/** Returns the docstring of a declaration, split into its parts. */
export function docstringOf(declaration: ts.Node): Docstring {
  const found = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  const tags: readonly ts.JSDocTag[] = found?.tags ?? [];
  const named = (name: string) => tags.filter(({ tagName }) => tagName.text === name);
  return {
    text: plain(textOf(found?.comment)),
    params: tags
      .filter(ts.isJSDocParameterTag)
      .map(({ name, comment }) => ({ name: name.getText(), text: plain(textOf(comment)) })),
    returns: plain(textOf(named('returns')[0]?.comment)),
    throws: named('throws').map(({ comment }) => plain(textOf(comment))),
    since: textOf(named('since')[0]?.comment)?.trim() || FIRST_RELEASE,
    examples: named('example').map(({ comment }) => (textOf(comment) ?? '').trim()),
  };
}
