import type { Captcha, Cart, CartLayer } from '@mall/sdk';
import type { Page } from '@playwright/test';
import { solveCaptcha } from './captcha';
import { DEMO_PASSWORD, ownAccount, type Account } from './own-account';

/** Calls a path of the shop: GET, or POST with data. @throws Error with the server's message if it refuses */
export type Call = <Data>(path: string, data?: object) => Promise<Data>;

/** Returns a caller for a guest, or for the owner of a token. */
export function callWith(page: Page, token?: string): Call {
  const { origin } = new URL(page.url());
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return async <Data>(path: string, data?: object): Promise<Data> => {
    const post = data && { method: 'POST', body: JSON.stringify(data) };
    const response = await fetch(origin + path, { headers, ...post });
    const body = (await response.json()) as { valid: boolean; msg: string; data: Data };
    if (!body.valid) throw new Error(`${path}: ${body.msg}`);
    return body.data;
  };
}

/** Returns a caller for the member whose session the page has. */
export async function callAs(page: Page): Promise<Call> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('mall.session') ?? '{}') as { t: string }).t,
  );
  return callWith(page, token);
}

/** A started session: its token, its owner, and the cookies that a browser would have. */
interface StartedSession {
  readonly t: string;
  readonly profile: object;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** Starts a session of the account that the running test has for itself. */
export async function startSession(page: Page, account: Account): Promise<StartedSession> {
  const { origin } = new URL(page.url());
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account: await ownAccount(origin, account),
      type: 'account',
      password: btoa(DEMO_PASSWORD),
      ...(await solveCaptcha(await callWith(page)<Captcha>('/api/captcha'))),
      device_name: 'the test',
    }),
  });
  const { data } = (await response.json()) as { data: Pick<StartedSession, 't' | 'profile'> };
  const cookies = response.headers.getSetCookie().map((set) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    return { name, value };
  });
  return { ...data, cookies };
}

/** Returns a caller for the running test's own copy of the demo member, in a session of its own. */
export const callAsDemoMember = async (page: Page): Promise<Call> =>
  callWith(page, (await startSession(page, '一般會員')).t);

/** A colleague of the demo shop who is signed in to the desk. */
interface DeskSession {
  readonly origin: string;
  /** The cookies of the session, as a header. */
  readonly cookie: string;
  readonly get: <Data>(path: string) => Promise<Data>;
  readonly post: Call;
}

/** Signs in to the desk as a colleague of the demo shop. */
export async function signInAtDesk(page: Page, role: 'owner' | 'agent'): Promise<DeskSession> {
  const { origin } = new URL(page.url());
  // The token of the page that `guardWrite` asks for may be any, if the cookie is the same.
  const send = (path: string, cookie: string, data?: object) =>
    fetch(origin + path, {
      method: data ? 'POST' : 'GET',
      headers: {
        ...(data && { 'content-type': 'application/json' }),
        cookie,
        'x-xsrf-token': 'x',
      },
      ...(data && { body: JSON.stringify(data) }),
    });
  const token = 'XSRF-TOKEN=x';
  const signIn = await send('/api/staff/session/demo/sign-in', token, { role });
  const [session = ''] = signIn.headers.getSetCookie()[0]?.split(';') ?? [];
  const cookie = `${token}; ${session}`;
  const call = async <Data>(path: string, data?: object): Promise<Data> => {
    const body = (await (await send(path, cookie, data)).json()) as {
      valid: boolean;
      msg: string;
      data: Data;
    };
    if (!body.valid) throw new Error(`${path}: ${body.msg}`);
    return body.data;
  };
  return {
    ...{ origin, cookie },
    get: (path) => call(path),
    post: (path, data = {}) => call(path, data),
  };
}

/** Returns a caller of the staff's API for the owner of the demo shop. */
export const callAtDesk = async (page: Page): Promise<Call> =>
  (await signInAtDesk(page, 'owner')).post;

/** Quantities by variant id. A demo variant's id is its product's id followed by its index. */
export type CartQuantities = Readonly<Record<number, number>>;

/** Replaces the contents of a layer's cart. */
export async function fillCart(
  call: Call,
  layer: CartLayer,
  quantities: CartQuantities,
): Promise<void> {
  const cart = `/api/shopping/cart`;
  const { list } = await call<Cart>(`${cart}/list/${layer}`);
  for (const { rule_id, relation_id, type } of list) {
    // Removing a product also removes its gifts.
    if (type !== 2) await call(`${cart}/${layer}/delete`, { rule_id, relation_id });
  }
  for (const [rule, quantity] of Object.entries(quantities)) {
    await call(`${cart}/${layer}/add`, {
      rule_id: Number(rule),
      quantity,
      type: 1,
      relation_id: 0,
    });
  }
}
