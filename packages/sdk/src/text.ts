/** How the mall reads, counts and cuts text: the same as `@mall/contract/text`. */
export { cleanLine, cleanText, cutText, lengthOf } from '@mall/contract/text';
