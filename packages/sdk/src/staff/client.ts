import { staffPaths, type StaffDomainName } from '@mall/contract/staff/paths';
import { SOCKET_RECONNECT_DELAY } from '../constants';
import type { UntypedInput } from '../http/http';
import type { PendingCalls } from '../http/pending';
import { createTransport, type TransportOptions } from '../http/transport';
import { createSession } from '../session';
import { memoryStorage } from '../storage';
import { createAudit, type AuditApi } from './audit';
import { createBatches, type BatchesApi } from './batches';
import type { StaffCalls } from './calls';
import { createStaffChat, type StaffChatApi } from './chat';
import { openStaffChat } from './chat-live';
import { createCookieJar } from './cookie-jar';
import { createFactors, type FactorsApi } from './factors';
import { createStaffOrders, type StaffOrdersApi } from './orders';
import { createPeople, type PeopleApi } from './people';
import { createSales, type SalesApi } from './sales';
import { createDeskSession, type DeskSessionApi } from './session';
import { createSettings, type SettingsApi } from './settings';
import { createViews, type ViewsApi } from './views';
import { createWall, type WallApi } from './wall';

/** The options of {@link createStaffMall}. */
export interface StaffMallOptions extends Omit<TransportOptions, 'csrf'> {
  /**
   * Milliseconds between losing the connection of `chat.live` and the next attempt.
   * @default 10 s
   */
  readonly socketRetryDelay?: number;
}

/** The client that {@link createStaffMall} returns. */
export interface StaffMall {
  /** The number of requests in flight. */
  readonly pending: PendingCalls;
  /** The current time by the shop's clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly session: DeskSessionApi;
  readonly factors: FactorsApi;
  readonly people: PeopleApi;
  readonly orders: StaffOrdersApi;
  readonly batches: BatchesApi;
  readonly sales: SalesApi;
  readonly settings: SettingsApi;
  readonly chat: StaffChatApi;
  readonly wall: WallApi;
  readonly views: ViewsApi;
  readonly audit: AuditApi;
}

const inBrowser = typeof document !== 'undefined';

/**
 * Creates a client of the staff's API, with one method for every endpoint, grouped by domain. The session is a cookie:
 * the browser's in a page of the shop's own origin; elsewhere the client keeps it in memory.
 *
 * @example
 * const staff = createStaffMall({ baseUrl: 'https://mall.example' });
 * const proof = await solveCaptcha(await staff.session.captcha());
 * await staff.session.signIn({ account: 'owner@mall.example', password: 'correct horse', ...proof });
 * await staff.session.verify('123456');
 * const { list } = await staff.audit.list({ action: 'people.invited' });
 */
export function createStaffMall(options: StaffMallOptions = {}): StaffMall {
  const jar = inBrowser ? null : createCookieJar(options.fetch);
  const { socketRetryDelay = SOCKET_RECONNECT_DELAY } = options;
  const { call, pending, clock, baseUrl, language } = createTransport(
    {
      ...options,
      ...(jar && { fetch: jar.fetch, csrf: { readToken: () => jar.read('XSRF-TOKEN') } }),
    },
    // The cookie is the session: there is no token to store.
    { name: 'createStaffMall', paths: staffPaths, session: createSession(memoryStorage()) },
  );
  const calls =
    <D extends StaffDomainName>(domain: D): StaffCalls<D> =>
    (endpoint, input, callOptions) =>
      call(domain, endpoint, input as UntypedInput, callOptions) as Promise<never>;
  return {
    pending,
    now: clock.now,
    session: createDeskSession(calls('session')),
    factors: createFactors(calls('factors')),
    people: createPeople(calls('people')),
    orders: createStaffOrders(calls('orders')),
    batches: createBatches(calls('batches')),
    sales: createSales(calls('sales')),
    settings: createSettings(calls('settings')),
    chat: createStaffChat(calls('chat'), (listeners) =>
      openStaffChat(
        {
          ...{ baseUrl, language, retryDelay: socketRetryDelay },
          cookies: () => jar?.header() ?? '',
        },
        listeners,
      ),
    ),
    wall: createWall(calls('wall')),
    views: createViews(calls('views')),
    audit: createAudit(calls('audit')),
  };
}
