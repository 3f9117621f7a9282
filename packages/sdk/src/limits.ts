/** What a post and an upload may hold, without a schema: the same as `@mall/contract/limits`. */
export { MEDIA_LIMITS, POST_LIMITS } from '@mall/contract/limits';
