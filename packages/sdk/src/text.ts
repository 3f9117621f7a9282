/** Re-exports the functions that normalise, count and cut text: the same as `@mall/contract/text`. */
export { cleanLine, cleanText, cutText, lengthOf } from '@mall/contract/text';
