import sanitize from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowed';

/** Sanitises HTML as in the browser (`clean.ts`), without a DOM; the renderer's build uses this module. */
export const clean = (html: string): string =>
  sanitize(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: { a: ALLOWED_ATTRIBUTES } });
