import { paths } from '@mall/contract/paths';
import { createAddresses } from './addresses';
import { createArticles } from './articles';
import { createAuth, type Auth } from './auth';
import { createCart } from './cart';
import { createChat } from './chat';
import { createCheckout } from './checkout';
import { createConfigs } from './configs';
import { createContent } from './content';
import { createCoupons } from './coupons';
import { createDealers } from './dealers';
import { SOCKET_RECONNECT_DELAY } from './constants';
import { createCsrf, type CsrfOptions } from './http/csrf';
import { createHttp, type Http } from './http/http';
import { createPendingCalls, type PendingCalls } from './http/pending';
import { createMembers } from './members';
import { createNotifications } from './notifications';
import { createOrders } from './orders';
import { createPoints } from './points';
import { createProducts } from './products';
import { createSearch } from './search';
import { createSession, type SessionStore } from './session';
import { browserStorage, memoryStorage, type MallStorage } from './storage';

/** How the client reaches its server. */
export interface MallOptions {
  /**
   * The server's base URL, such as `https://mall.example`; it may include a folder.
   * @default '' – the page's own origin; required outside a browser
   */
  readonly baseUrl?: string;
  /**
   * Where the session is stored.
   * @default `localStorage` in a browser, memory elsewhere
   */
  readonly storage?: MallStorage;
  /**
   * Options of the CSRF cookie; false turns it off.
   * @default on in a browser, off where there is no cookie jar
   */
  readonly csrf?: CsrfOptions | false;
  /**
   * The language of the server's messages (`zh-TW` or `en`), called for every request.
   * @default () => 'zh-TW'
   */
  readonly language?: () => string;
  /**
   * How long a live chat waits before it reconnects, in milliseconds.
   * @default 10 s (spec §9)
   */
  readonly socketRetryDelay?: number;
  /** A custom `fetch`: for tests, tracing, a proxy. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The client that {@link createMall} returns. */
export interface Mall {
  /** Fetches the CSRF cookie (spec §7); call it once when the app starts. */
  start(): Promise<void>;
  /**
   * Posts a form to a path on the server without cookies and without token (spec §7), like an anonymous
   * page. Returns the whole envelope, valid or not.
   *
   * @throws MallError when there is no response
   * @example
   * const { valid, msg } = await mall.postForm('/api/forget', { t: token });
   */
  readonly postForm: Http['postForm'];
  /** The current session and its changes. */
  readonly session: SessionStore;
  /** The number of requests in flight. */
  readonly pending: PendingCalls;
  readonly auth: Auth;
  readonly members: ReturnType<typeof createMembers>;
  readonly addresses: ReturnType<typeof createAddresses>;
  readonly configs: ReturnType<typeof createConfigs>;
  readonly content: ReturnType<typeof createContent>;
  readonly products: ReturnType<typeof createProducts>;
  readonly search: ReturnType<typeof createSearch>;
  readonly articles: ReturnType<typeof createArticles>;
  readonly notifications: ReturnType<typeof createNotifications>;
  readonly chat: ReturnType<typeof createChat>;
  readonly cart: ReturnType<typeof createCart>;
  readonly checkout: ReturnType<typeof createCheckout>;
  readonly coupons: ReturnType<typeof createCoupons>;
  readonly points: ReturnType<typeof createPoints>;
  readonly orders: ReturnType<typeof createOrders>;
  readonly dealers: ReturnType<typeof createDealers>;
}

const inBrowser = typeof document !== 'undefined';

/**
 * Creates a client with one method for every endpoint, grouped by domain. It uses no globals, so a server
 * can create one per request.
 *
 * @example
 * const mall = createMall({ baseUrl: 'https://mall.example' });
 * const { list, page } = await mall.products.all({ sort: 'newest' });
 */
export function createMall(options: MallOptions = {}): Mall {
  const { language = () => 'zh-TW', fetch, socketRetryDelay = SOCKET_RECONNECT_DELAY } = options;
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '');
  const session = createSession(
    options.storage ?? (inBrowser ? browserStorage() : memoryStorage()),
  );
  const pending = createPendingCalls();

  const csrfOptions = options.csrf ?? (inBrowser ? {} : false);
  const csrf = csrfOptions
    ? createCsrf(() => {
        const path = csrfOptions.path ?? paths.auth.csrf.replace('GET ', '');
        return (fetch ?? globalThis.fetch)(baseUrl + path, { credentials: 'include' });
      }, csrfOptions.readToken)
    : null;
  const http = createHttp({ baseUrl, session, pending, csrf, language, fetch });

  return {
    async start() {
      await csrf?.ready();
    },
    postForm: http.postForm,
    session,
    pending,
    auth: createAuth(http, session),
    members: createMembers(http, session),
    addresses: createAddresses(http),
    configs: createConfigs(http),
    content: createContent(http),
    products: createProducts(http),
    search: createSearch(http),
    articles: createArticles(http),
    notifications: createNotifications(http),
    chat: createChat(http, { session, baseUrl, language, retryDelay: socketRetryDelay }),
    cart: createCart(http),
    checkout: createCheckout(http),
    coupons: createCoupons(http),
    points: createPoints(http),
    orders: createOrders(http),
    dealers: createDealers(http),
  };
}
