/** Re-exports the contract for users of the SDK: the same as `@mall/contract`. */
export * from '@mall/contract';
