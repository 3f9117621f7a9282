/** The server's number of each of the shop's texts (spec §7). */
export const INFO_PAGES = { terms: 1, privacy: 2, about: 3 } as const;
