import type { Language } from '@mall/contract/messages';
import { paths } from '@mall/contract/paths';
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
import { createCsrf, type CsrfOptions } from './http/csrf';
import { createHttp, type Http, type RequestHeaders } from './http/http';
import type { Observers } from './http/observers';
import { createServerClock, type ServerClock } from './http/server-clock';
import { createPendingCalls, type PendingCalls } from './http/pending';
import { createMembers, type MembersApi } from './members';
import { createNotifications, type NotificationsApi } from './notifications';
import { createOrders, type OrdersApi } from './orders';
import { createPoints, type PointsApi } from './points';
import { createProducts, type ProductsApi } from './products';
import { createSearch, type SearchApi } from './search';
import { createSession, type SessionStore } from './session';
import { browserStorage, memoryStorage, type MallStorage } from './storage';

/** The options of {@link createMall}. */
export interface MallOptions extends Observers {
  /**
   * The server's base URL, such as `https://mall.example`; it may include a folder.
   * @default '' – the page's own origin; required outside a browser
   */
  readonly baseUrl?: string;
  /**
   * The server's URL for the browser: pictures, media and payment steps in replies start with it.
   * Set it on a server that calls the mall by an internal `baseUrl`. '' leaves paths unchanged, for
   * a page of the mall's own origin.
   * @default `baseUrl`
   */
  readonly publicUrl?: string;
  /**
   * Where the session is stored.
   * @default `localStorage` in a browser, memory elsewhere
   */
  readonly storage?: MallStorage;
  /**
   * Options of the CSRF cookie; false turns it off. Elsewhere only the token identifies the caller,
   * so no cookie is needed.
   * @default on in a page of the server's own origin, off elsewhere
   */
  readonly csrf?: CsrfOptions | false;
  /**
   * The language of the server's messages, called for every request.
   * @default () => 'zh-TW'
   */
  readonly language?: () => Language;
  /**
   * How long a live chat waits before it reconnects, in milliseconds.
   * @default 10 s
   */
  readonly socketRetryDelay?: number;
  /**
   * Milliseconds after which a call fails as `unreachable`, from the call to the end of its
   * response; 0: no limit. Each call may set its own.
   * @default 30 s; none for uploads, of which a large video can take minutes
   */
  readonly timeout?: number;
  /**
   * Additional headers of every request; they cannot replace the SDK's own. A function is called
   * before each request and may be asynchronous. When it throws, the call rejects with that error.
   *
   * @example
   * createMall({ headers: async () => ({ 'X-Gateway-Key': await keys.current() }) })
   */
  readonly headers?: RequestHeaders;
  /** A custom `fetch`: for tests, tracing, a proxy. */
  readonly fetch?: typeof globalThis.fetch;
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

/** The default timeout of a call, in milliseconds. */
const TIMEOUT = 30_000;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Whether a page calls its own origin. Only there the CSRF cookie is readable and needed. */
const isOwnPage = (baseUrl: string) =>
  inBrowser && new URL(baseUrl, document.baseURI).origin === location.origin;

/**
 * Creates a client with one method for every endpoint, grouped by domain. It uses no globals, so a
 * server can create one per request.
 *
 * @example
 * const mall = createMall({ baseUrl: 'https://mall.example' });
 * const { list, page } = await mall.products.all({ sort: 'newest' });
 */
export function createMall(options: MallOptions = {}): Mall {
  const { language = () => 'zh-TW', fetch, socketRetryDelay = SOCKET_RECONNECT_DELAY } = options;
  const { headers, timeout = TIMEOUT, onRequest, onResponse } = options;
  const baseUrl = withoutSlash(options.baseUrl ?? '');
  const publicUrl = withoutSlash(options.publicUrl ?? baseUrl);
  // A worker has a location too, which resolves relative URLs.
  if (!globalThis.location && !/^https?:/.test(baseUrl))
    throw new Error('createMall: a whole baseUrl is needed outside a browser');
  // `mall.example` would be a path of the page, whose own server answers.
  if (baseUrl && !/^(https?:)?\//.test(baseUrl))
    throw new Error(`createMall: baseUrl needs its protocol, as in https://${baseUrl}`);
  const session = createSession(
    options.storage ?? (inBrowser ? browserStorage() : memoryStorage()),
  );
  const pending = createPendingCalls();
  const clock = createServerClock();

  const csrfOptions = options.csrf ?? (isOwnPage(baseUrl) && {});
  const ownHeaders = async () => {
    const all = new Headers(await (typeof headers === 'function' ? headers() : headers));
    all.set('Accept', 'application/json');
    return all;
  };
  const csrf = csrfOptions
    ? createCsrf(async () => {
        const path = csrfOptions.path ?? paths.auth.csrf.slice('GET '.length);
        const headers = await ownHeaders();
        const reply = await (fetch ?? globalThis.fetch)(baseUrl + path, {
          credentials: 'include',
          headers,
        });
        // A browser counts a reply as in flight until its body is read.
        await reply.text();
      }, csrfOptions.readToken)
    : null;
  const { calls, postForm } = createHttp({
    ...{ baseUrl, session, pending, csrf, language, fetch, timeout, ownHeaders, publicUrl, clock },
    observers: { onRequest, onResponse },
  });

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
