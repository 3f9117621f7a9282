/** The contract, for whoever has the SDK at hand: the same as `@mall/contract`. */
export * from '@mall/contract';
