/** For forms with a password: removes a mutation's variables from the cache as soon as it is unmounted. */
export const neverCached = { gcTime: 0 } as const;
