/** Messages of sharing a page. */
export const shareMessages = { 'Link copied': '已複製連結' } as const;
