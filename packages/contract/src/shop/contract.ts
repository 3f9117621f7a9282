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
import { search } from './search';
import type { DomainName } from './paths';

/**
 * The contract: every endpoint by domain, with its method, path, access level, and schemas of the
 * query, body and reply. The server registers its routes from it; forms are validated with it. The
 * OpenAPI document and the SDK's types are derived from it.
 */
export const contract = {
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
} as const satisfies Record<DomainName, unknown>;

/** The type of {@link contract}. */
export type Contract = typeof contract;
