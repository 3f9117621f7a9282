import type { PostEditorLabels } from '../types/editor';

/** English labels of the post editor. */
export const editor: PostEditorLabels = {
  content: 'Post content',
  contentHint: 'What is on your table today?',
  charactersLeft: (count) =>
    count < 0 ? `${-count} characters too many` : `${count} characters left`,
  addMedia: 'Photos/videos',
  addProducts: 'Products',
  publish: 'Publish',
  update: 'Update',
  audience: (who) => `Who can see it: ${who}`,
  pictures: 'Pictures',
  videos: 'Videos',
  picture: (place) => `picture ${place}`,
  video: (place) => `video ${place}`,
  waiting: 'Waiting',
  uploading: (name) => `Upload of ${name}`,
  processing: 'Processing',
  cancel: (name) => `Cancel the upload of ${name}`,
  remove: (name) => `Remove ${name}`,
  earlier: (name) => `Move ${name} forward`,
  later: (name) => `Move ${name} back`,
  products: 'Recommended products',
  dismiss: 'Got it',
  retry: 'Retry',
};
