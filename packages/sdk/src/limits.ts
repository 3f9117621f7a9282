/** The size and count limits of posts and uploads, without schemas: the same as `@mall/contract/limits`. */
export { MEDIA_LIMITS, POST_LIMITS } from '@mall/contract/limits';
