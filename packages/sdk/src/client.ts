import { paths, type DomainName } from '@mall/contract/paths';
import { createAddresses, type AddressesApi } from './addresses';
import { createArticles, type ArticlesApi } from './articles';
import { createAuth, type AuthApi } from './auth';
import { createCart, type CartApi } from './cart';
import { createChat, type ChatApi } from './chat';
import { createCheckout, type CheckoutApi } from './checkout';
import { createConfigs, type ConfigsApi } from './configs';
import { createContent, type ContentApi } from './content';
import { createCoupons, type CouponsApi } from './coupons';
import { createDealers, type DealersApi } from './dealers';
import { SOCKET_RECONNECT_DELAY } from './constants';
import type { Calls, Http, UntypedInput } from './http/http';
import type { PendingCalls } from './http/pending';
import type { ServerClock } from './http/server-clock';
import { createTransport, type TransportOptions } from './http/transport';
import { createMembers, type MembersApi } from './members';
import { createNotifications, type NotificationsApi } from './notifications';
import { createOrders, type OrdersApi } from './orders';
import { createPoints, type PointsApi } from './points';
import { createProducts, type ProductsApi } from './products';
import { createSearch, type SearchApi } from './search';
import { createSession, type SessionStore } from './session';
import { browserStorage, memoryStorage, type MallStorage } from './storage';

/** The options of {@link createMall}. */
export interface MallOptions extends TransportOptions {
  /**
   * Where the session is stored.
   * @default `localStorage` in a browser, memory elsewhere
   */
  readonly storage?: MallStorage;
  /**
   * How long a live chat waits before it reconnects, in milliseconds.
   * @default 10 s
   */
  readonly socketRetryDelay?: number;
}

/** The client that {@link createMall} returns. */
export interface Mall {
  /** Fetches the CSRF cookie; call it once when the app starts. */
  start(): Promise<void>;
  /**
   * Posts a form to a path on the server without cookies and without token, like an anonymous page.
   * Returns the whole envelope, valid or not, with its `request_id`.
   *
   * @throws MallError `unreachable`
   * @example
   * const { valid, msg } = await mall.postForm('/api/forget', { t: 'the token of the link' });
   */
  readonly postForm: Http['postForm'];
  /**
   * Resolves a path on the server to a URL. URLs in replies are resolved already.
   *
   * @example
   * mall.url('/product/1001') // https://mall.example/product/1001
   */
  url(path: string): string;
  /**
   * Returns the current time by the shop's clock, in milliseconds since 1970: a device's clock may be wrong by days.
   * Until the first reply it is the device's time.
   *
   * @example
   * const left = Date.parse('2026-11-27T23:59:59+08:00') - mall.now();
   */
  readonly now: ServerClock['now'];
  /** The current session and its changes. */
  readonly session: SessionStore;
  /** The number of requests in flight. */
  readonly pending: PendingCalls;
  readonly auth: AuthApi;
  readonly members: MembersApi;
  readonly addresses: AddressesApi;
  readonly configs: ConfigsApi;
  readonly content: ContentApi;
  readonly products: ProductsApi;
  readonly search: SearchApi;
  readonly articles: ArticlesApi;
  readonly notifications: NotificationsApi;
  readonly chat: ChatApi;
  readonly cart: CartApi;
  readonly checkout: CheckoutApi;
  readonly coupons: CouponsApi;
  readonly points: PointsApi;
  readonly orders: OrdersApi;
  readonly dealers: DealersApi;
}

const inBrowser = typeof document !== 'undefined';

/**
 * Creates a client with one method for every endpoint, grouped by domain. It uses no globals, so a
 * server can create one per request.
 *
 * @example
 * const mall = createMall({ baseUrl: 'https://mall.example' });
 * const { list, page } = await mall.products.all({ sort: 'newest' });
 */
export function createMall(options: MallOptions = {}): Mall {
  const { socketRetryDelay = SOCKET_RECONNECT_DELAY } = options;
  const session = createSession(
    options.storage ?? (inBrowser ? browserStorage() : memoryStorage()),
  );
  const transport = createTransport(options, { name: 'createMall', paths, session });
  const { call, postForm, baseUrl, publicUrl, language, csrf, pending, clock } = transport;
  const calls =
    <D extends DomainName>(domain: D): Calls<D> =>
    (endpoint, input, options) =>
      call(domain, endpoint, input as UntypedInput, options) as Promise<never>;

  return {
    async start() {
      await csrf?.ready();
    },
    postForm,
    // Leaves a path unchanged when a reply has already resolved it.
    url: (path) =>
      path[0] === '/' && !(publicUrl && path.startsWith(`${publicUrl}/`)) ? publicUrl + path : path,
    now: clock.now,
    session,
    pending,
    auth: createAuth(calls('auth'), session),
    members: createMembers(calls('members'), session),
    addresses: createAddresses(calls('addresses')),
    configs: createConfigs(calls('configs')),
    content: createContent(calls('content')),
    products: createProducts(calls('products')),
    search: createSearch(calls('search')),
    articles: createArticles(calls('articles')),
    notifications: createNotifications(calls('notifications')),
    chat: createChat(calls('chat'), {
      ...{ session, baseUrl, publicUrl, language },
      retryDelay: socketRetryDelay,
    }),
    cart: createCart(calls('cart')),
    checkout: createCheckout(calls('checkout')),
    coupons: createCoupons(calls('coupons')),
    points: createPoints(calls('points')),
    orders: createOrders(calls('orders')),
    dealers: createDealers(calls('dealers')),
  };
}
