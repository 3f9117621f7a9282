/** Names for members without a name. */
export const members = {
  deleted: 'Deleted member',
  social: { line: 'LINE member', facebook: 'Facebook member' },
};
