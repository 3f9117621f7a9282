/** The shop's front page. */
export const front = { newest: '新品上架' };
