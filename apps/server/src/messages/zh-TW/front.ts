/** The shop's front page. */
export const front = { newest: '新品上架', ranked: '熱銷排行', post: '街坊的餐桌' };
