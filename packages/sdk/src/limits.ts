/** The size and count limits of posts, uploads and addresses, without schemas: the same as `@mall/contract/limits`. */
export { ADDRESS_LIMIT, MEDIA_LIMITS, POST_LIMITS } from '@mall/contract/limits';
