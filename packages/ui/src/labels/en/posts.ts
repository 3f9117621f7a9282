import type { PostLabels } from '../types/shop';

/** English labels of posts. */
export const posts: PostLabels = {
  shop: 'Shop',
  limited: 'Some groups only',
  edited: 'Edited',
  readMore: 'Read all',
  sharePost: (author) => `Share the post of ${author}`,
  commentOn: (author) => `Comment on the post of ${author}`,
  allComments: (count) => `See all ${count} comments`,
  openPicture: (author, index, total) => `Enlarge picture ${index} of ${total} of ${author}`,
  openDescribed: (alt) => `Enlarge the picture: ${alt}`,
  pictureOf: (author, index) => `Picture ${index} of the post of ${author}`,
  picturesOf: (author) => `Pictures of ${author}`,
  videoOf: (author) => `Video of ${author}`,
  playVideo: (author) => `Play the video of ${author}`,
  videoFailed: 'This video cannot be played right now',
  productsOf: (author) => `What ${author} recommends`,
  previousProducts: (author) => `What ${author} recommends: back`,
  nextProducts: (author) => `What ${author} recommends: on`,
  soldOut: 'Sold out',
  olderComments: 'Load earlier comments',
  likeComment: (author, likes) => `Comment of ${author}, likes: ${likes}`,
  reply: 'Reply',
  replyTo: (author) => `Reply to ${author}`,
  sending: 'Sending…',
  writeComment: 'Comment',
  sendComment: 'Send comment',
  charactersLeft: (count) =>
    count < 0 ? `${-count} characters too many` : `${count} characters left`,
  commentTooLong: (max) => `A comment takes ${max.toLocaleString('en')} characters at most`,
};
