import { formFields } from '@mall/contract/messages/en';

export {
  addresses,
  captcha,
  carousel,
  cartPoints,
  chat,
  combobox,
  coupons,
  imageCropper,
  dataDisplay,
  dialogs,
  editor,
  filters,
  invoice,
  payment,
  permission,
  products,
  shipping,
  shop,
  sorting,
  ui,
} from '@mall/ui/labels/en';

/** English messages are their own ids, except those of the contract's fields. */
export const messages = formFields;

/** Singular forms by plural id. */
export const singulars = {
  '{0} items': '{0} item',
  '{0} items, details': '{0} item, details',
  '{0} points': '{0} point',
  '{0} points expire on {1}': '{0} point expires on {1}',
  '{0} points, which expire immediately': '{0} point, which expires immediately',
  '{0} orders': '{0} order',
  '{0} orders this month': '{0} order this month',
  '{0} coupons': '{0} coupon',
  '{0} products': '{0} product',
  '{0} comments': '{0} comment',
  '{0} posts': '{0} post',
  '{0} products need a variant': '{0} product needs a variant',
  'See {0} replies': 'See {0} reply',
  'Delete this comment and its {0} replies?': 'Delete this comment and its {0} reply?',
  '{0} people saved this': '{0} person saved this',
  '{0} unread messages': '{0} unread message',
  '{0} new posts': '{0} new post',
  '{0} available coupons': '{0} available coupon',
  'Get NT$1 off at checkout for every {0} points.': 'Get NT$1 off at checkout for every {0} point.',
  'Earns {0} points when completed': 'Earns {0} point when completed',
  '{0} questions found': '{0} question found',
  '{0} suggestions': '{0} suggestion',
  'See {0} products': 'See {0} product',
};
