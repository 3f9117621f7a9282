import type { ContractHandlers } from '../http/contract-types';
import type { Mall } from '../context/context';
import { memberErasers } from './member-erasers';
import { addressRoutes } from '../domains/addresses/addresses.routes';
import { articleRoutes } from '../domains/articles/articles.routes';
import { authRoutes } from '../domains/auth/auth.routes';
import { cartRoutes } from '../domains/cart/cart.routes';
import { chatRoutes } from '../domains/chat/chat.routes';
import { checkoutRoutes } from '../domains/checkout/checkout.routes';
import { configRoutes } from '../domains/configs/configs.routes';
import { contentRoutes } from '../domains/content/content.routes';
import { couponRoutes } from '../domains/coupons/coupons.routes';
import { dealerRoutes } from '../domains/dealers/dealers.routes';
import { memberRoutes } from '../domains/members/members.routes';
import { notificationRoutes } from '../domains/notifications/notifications.routes';
import { orderRoutes } from '../domains/orders/orders.routes';
import { pointRoutes } from '../domains/points/points.routes';
import { productRoutes } from '../domains/products/products.routes';
import { searchRoutes } from '../domains/search/search.routes';

/** The handlers of all domains. A contract endpoint without a handler does not compile. */
export const domainHandlers = (mall: Mall): ContractHandlers => ({
  auth: authRoutes(mall),
  members: memberRoutes(mall, memberErasers),
  addresses: addressRoutes(mall),
  configs: configRoutes(mall),
  content: contentRoutes(mall),
  products: productRoutes(mall),
  search: searchRoutes(mall),
  articles: articleRoutes(mall),
  notifications: notificationRoutes(mall),
  cart: cartRoutes(mall),
  checkout: checkoutRoutes(mall),
  orders: orderRoutes(mall),
  points: pointRoutes(mall),
  coupons: couponRoutes(mall),
  dealers: dealerRoutes(mall),
  chat: chatRoutes(mall),
});
