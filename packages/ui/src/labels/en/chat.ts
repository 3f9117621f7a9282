import type { ChatLabels } from '../types/chat';

/** English labels of the chat. */
export const chat: ChatLabels = {
  write: 'Write a message',
  send: 'Send',
  attach: 'Send photos or videos',
  chooseOrder: 'Send an order',
  tooLong: (max) =>
    `A message has at most ${max.toLocaleString('en')} characters, please send it in parts`,
  charactersLeft: (left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  you: 'You',
  sending: 'Sending',
  waiting: 'Will be sent once connected',
  failed: 'Not sent',
  retry: 'Try again',
  discard: 'Delete',
  cancelUpload: 'Cancel the upload',
  read: 'Read',
  typing: (name) => `${name} is writing…`,
  older: 'Earlier messages',
  toNewest: 'To the latest message',
  viewPicture: 'View the photo',
  picture: 'Photo',
  video: 'Video',
  videoFailed: 'This video cannot be played at the moment',
  soundDropped: 'Web pages cannot play the sound format of this video. It was sent without sound.',
  order: 'Order',
  whichOrder: 'Which order is it about?',
  noOrders: 'No orders yet',
  noOrdersText: 'Your orders will appear here.',
  ordersFailed: 'The orders could not be loaded',
  itemsInOrder: (count) => (count === 1 ? '1 item' : `${count} items`),
};
