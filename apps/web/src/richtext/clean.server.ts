import sanitize from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';

/** The same as in the browser (`clean.ts`), where there is no DOM; the renderer's build takes this one. */
export const clean = (html: string): string =>
  sanitize(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: { a: ALLOWED_ATTRIBUTES } });
