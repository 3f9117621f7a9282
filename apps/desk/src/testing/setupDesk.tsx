import { failOnErrors } from '@mall/app/testing';
import { createMallQueryClient } from '@mall/hooks';
import { createStaffMall, type RoleName, type StaffMall } from '@mall/sdk/staff';
import {
  codeOf,
  makeColleague,
  startTestMall,
  TEST_PASSWORD,
  type TestColleague,
  type TestMall,
} from '@mall/server/testing';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { App } from '../App';
import { routes } from '../routes';
import './browser';
import { createBrowserFetch, type BrowserFetch } from './browserFetch';

/** Toasts outlast a test: on a slow machine they would close before it finds them. */
const TOAST_MS = 600_000;

/** A colleague with an authenticator app. */
export interface Enrolled {
  readonly account: string;
  /** Codes that replace the app, each once. */
  readonly recoveryCodes: readonly string[];
  /** The code of the app after the one that enrolled it, which the server has counted as used. */
  readonly nextCode: () => string;
}

/** Starts the real server for a test file, and opens the desk on it; its data is reset before each test. */
export function setupDesk(config: Parameters<typeof startTestMall>[0] = {}) {
  let shop: TestMall;
  let browser: BrowserFetch;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  let queryClient: ReturnType<typeof createMallQueryClient> | undefined;
  const watched = failOnErrors();
  beforeAll(async () => {
    shop = await startTestMall(config);
    browser = createBrowserFetch(shop.baseUrl);
  });
  beforeEach(() => shop.reset());
  afterEach(() => {
    router?.dispose();
    browser.clear();
  });
  afterAll(() => shop.stop());

  const staffOf = (fetch: typeof globalThis.fetch): StaffMall =>
    // Node resolves no relative address.
    createStaffMall({ baseUrl: location.origin, fetch });
  return {
    get shop() {
      return shop;
    },
    /** Makes a colleague who is signed in elsewhere. */
    make: (name: string, roles: readonly RoleName[]): Promise<TestColleague> =>
      makeColleague(shop, roles, { name }),
    /** Makes a colleague who is signed in in this browser. */
    async signIn(name: string, roles: readonly RoleName[]): Promise<TestColleague> {
      const colleague = await makeColleague(shop, roles, { name });
      browser.setCookies(colleague.cookie());
      return colleague;
    },
    /** Makes a colleague who has set up an authenticator elsewhere, and signs them in in this browser. */
    async signInEnrolled(name: string, roles: readonly RoleName[]): Promise<Enrolled> {
      const { account } = await makeColleague(shop, roles, { name, hasFactor: false });
      const staff = staffOf(browser.fetch);
      await staff.session.signIn({
        ...{ account, password: TEST_PASSWORD },
        ...(await shop.makeCaptcha()),
      });
      const { secret } = await staff.session.startFactor();
      const added = await staff.session.addFactor(codeOf(secret));
      return { account, recoveryCodes: added.recovery_codes, nextCode: () => codeOf(secret, 1) };
    },
    /** Loses the replies of a path, after the server has handled the requests; returns the function that stops it. */
    loseReplies: (path: string): (() => void) => browser.loseReplies(path),
    /** Holds the replies of a path, after the server has handled the requests; returns the function that releases them. */
    holdReplies: (path: string): (() => void) => browser.holdReplies(path),
    /** The client of this browser. */
    staff: () => staffOf(browser.fetch),
    /** Forgets when the colleagues last entered a code. */
    async expireCodes(): Promise<void> {
      await shop.db.execute('update desk_sessions set fresh_until = null');
    },
    /** Opens an address of the desk in this tab, instead of the page that it shows. */
    open(path: string): void {
      cleanup();
      router?.dispose();
      router = createMemoryRouter(routes, { basename: '/desk', initialEntries: [`/desk${path}`] });
      queryClient = createMallQueryClient();
      render(
        <App
          staff={staffOf(browser.fetch)}
          queryClient={queryClient}
          router={router}
          toastDuration={TOAST_MS}
        />,
        watched,
      );
    },
    /** Fetches again what the open screen shows, as it does when its window gets the focus. */
    refetch(): void {
      void queryClient?.invalidateQueries();
    },
    /** The path and the query of the open screen, without `/desk`. */
    address(): string {
      const { pathname = '', search = '' } = router?.state.location ?? {};
      return pathname.replace(/^\/desk/, '') + search;
    },
  };
}
