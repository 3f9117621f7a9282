/** The shop's front. */
export const front = { newest: '新品上架' };
