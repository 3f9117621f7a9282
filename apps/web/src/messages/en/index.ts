import { singulars as appSingulars } from '@mall/app/messages/en';

export {
  addresses,
  carousel,
  chat,
  combobox,
  imageCropper,
  dataDisplay,
  dialogs,
  editor,
  permission,
  products,
  shop,
  ui,
} from '@mall/ui/labels/en';

/** English messages are their own ids. */
export const messages = {};

/** Singular forms by plural id. */
export const singulars = {
  ...appSingulars,
  '{0} items': '{0} item',
  '{0} items, details': '{0} item, details',
  '{0} points': '{0} point',
  '{0} points expire on {1}': '{0} point expires on {1}',
  '{0} points, which expire at once': '{0} point, which expires at once',
  '{0} points are worth NT$1': '{0} point is worth NT$1',
  '{0} orders': '{0} order',
  '{0} orders this month': '{0} order this month',
  '{0} coupons': '{0} coupon',
  '{0} products': '{0} product',
  '{0} comments': '{0} comment',
  '{0} posts': '{0} post',
  '{0} products need a variant': '{0} product needs a variant',
  'See {0} replies': 'See {0} reply',
  'Delete this comment and its {0} replies?': 'Delete this comment and its {0} reply?',
  '{0} people collected this': '{0} person collected this',
};
