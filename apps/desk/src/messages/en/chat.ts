/** Singular forms of the chat by plural id. */
export const chatSingulars = {
  'Waiting for {0} minutes': 'Waiting for {0} minute',
  'Waiting for {0} hours': 'Waiting for {0} hour',
  'Waiting for {0} days': 'Waiting for {0} day',
  '{0} unread messages': '{0} unread message',
  '{0} wait': '{0} waits',
};
