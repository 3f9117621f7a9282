import type { ContractHandlers } from '../http/contract-types';
import type { Mall } from '../mall';
import { addressRoutes } from './addresses/addresses.routes';
import { articleRoutes } from './articles/articles.routes';
import { authRoutes } from './auth/auth.routes';
import { cartRoutes } from './cart/cart.routes';
import { chatRoutes } from './chat/chat.routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { configRoutes } from './configs/configs.routes';
import { contentRoutes } from './content/content.routes';
import { couponRoutes } from './coupons/coupons.routes';
import { dealerRoutes } from './dealers/dealers.routes';
import { memberRoutes } from './members/members.routes';
import { notificationRoutes } from './notifications/notifications.routes';
import { orderRoutes } from './orders/orders.routes';
import { pointRoutes } from './points/points.routes';
import { productRoutes } from './products/products.routes';
import { searchRoutes } from './search/search.routes';

/** Every domain of the mall. An endpoint of the contract that nobody answers does not compile. */
export const domainHandlers = (mall: Mall): ContractHandlers => ({
  auth: authRoutes(mall),
  members: memberRoutes(mall),
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
