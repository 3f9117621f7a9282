/** Names of members who have none of their own. */
export const members = {
  deleted: 'Deleted member',
  social: { line: 'LINE member', facebook: 'Facebook member' },
};
