/** Names for members without a name. */
export const members = {
  /** In place of a deleted member's name. */
  deleted: '已刪除的會員',
  /** For a provider's account without a name. */
  social: { line: 'LINE 會員', facebook: 'Facebook 會員' },
};
