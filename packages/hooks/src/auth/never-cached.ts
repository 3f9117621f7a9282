/** For forms with a password: a mutation's variables leave the cache as soon as nobody shows it. */
export const neverCached = { gcTime: 0 } as const;
