/**
 * Re-exports the limits of posts, uploads, passwords and addresses, without schemas: the same as
 * `@mall/contract/limits`.
 */
export { ADDRESS_LIMIT, MEDIA_LIMITS, PASSWORD_LIMITS, POST_LIMITS } from '@mall/contract/limits';
