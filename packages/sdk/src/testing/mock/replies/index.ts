import type { DomainName } from '@mall/contract';
import { addresses } from './addresses';
import { articles } from './articles';
import { auth } from './auth';
import { cart } from './cart';
import { chat } from './chat';
import { checkout } from './checkout';
import { configs } from './configs';
import { content } from './content';
import { coupons } from './coupons';
import { dealers } from './dealers';
import { members } from './members';
import { notifications } from './notifications';
import { orders } from './orders';
import { points } from './points';
import { products } from './products';
import type { Replies } from './replies';
import { search } from './search';

/**
 * The fixtures of a mock mall, by domain and endpoint, to use parts of them or to change one.
 *
 * @example
 * mall.session.start('token', replies.members.profile);
 * @example
 * createMockMall({ 'products.detail': { ...replies.products.detail, sold_out: true } })
 */
export const replies: { readonly [D in DomainName]: Replies<D> } = {
  auth,
  members,
  addresses,
  points,
  coupons,
  configs,
  content,
  products,
  search,
  articles,
  notifications,
  cart,
  checkout,
  orders,
  dealers,
  chat,
};
