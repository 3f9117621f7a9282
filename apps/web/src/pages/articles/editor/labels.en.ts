import type { PermissionPickerLabels, PostEditorLabels, ProductPickerLabels } from '@mall/ui';

/** The kit's words of writing a post, in English. */
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

/** Of choosing who sees it. */
export const permission: PermissionPickerLabels = {
  title: 'Who can see this post?',
  everyone: 'Public',
  everyoneHint: 'Everyone can see it, visitors included',
  groups: 'Only these groups',
  nobody: 'Nobody chosen yet: choose public, or at least one group',
  done: 'Done',
};

/** Of choosing products. */
export const products: ProductPickerLabels = {
  title: 'Recommend products',
  keyword: 'Search products to recommend',
  placeholder: 'Product name, e.g. mango',
  found: 'Search results',
  ticked: 'Chosen products',
  nothing: (keyword) => `Nothing found for “${keyword}”`,
  more: 'Load more',
  add: (count) => `Add ${count}`,
  full: (count) => `A post recommends ${count} products at most`,
};
