import { randomBytes } from 'node:crypto';
import { challengeOf } from '../../platform/social/provider-page';
import { chooseAt, FAKE_PEOPLE, TEST_PASSWORD, type TestMall } from '../index';
import type { AccessCall } from '../access/calls';
import { callFor, endpoints, send, type NamedEndpoint } from '../access/endpoints';
import { createFixture, type Role, type Fixture } from '../access/fixture';
import { seedExamples } from './seed-examples';
import { normalize } from './normalize';

/** A storefront that the mall of the examples lists. */
export const EXAMPLE_STOREFRONT = 'https://club.example';

/** One call and its reply. */
export interface Example {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** The roles to try for an example; the first one that is not refused is used. */
const callers = ['member', 'poster', 'dealer', 'staff', 'another'] as const;

/** Calls that run before, so that there is data to show: the role, and the payload. */
const before: Readonly<Record<string, readonly (readonly [Role, string, Override?])[]>> = {
  'products.collected': [['member', 'products.collect']],
  'products.waited': [['member', 'products.wait']],
  'articles.collected': [
    [
      'member',
      'articles.collect',
      ({ articleId }) => ({ body: { a_id: articleId, action: 'add' } }),
    ],
  ],
  'articles.comments': [
    [
      'member',
      'articles.comment',
      ({ articleId }) => ({ body: { a_id: articleId, action: 'add', comment: '哪裡買得到？' } }),
    ],
  ],
  'orders.messages': [['member', 'orders.sendMessage']],
  'orders.withdrawRefund': [['member', 'orders.refund']],
  'chat.history': [['member', 'chat.uploadMedia']],
  'notifications.push': [['member', 'notifications.savePush']],
  'dealers.paymentInfo': [['dealer', 'dealers.savePaymentInfo']],
};

type Override = (fixture: Fixture) => AccessCall | Promise<AccessCall>;

/** Payloads for endpoints whose calls in the access table have no effect. */
const instead: Readonly<Record<string, Override>> = {
  'articles.detail': ({ articleId }) => ({ params: { id: articleId } }),
  'articles.comments': ({ articleId }) => ({ params: { id: articleId } }),
  'articles.comment': ({ articleId }) => ({
    body: { a_id: articleId, action: 'add', comment: '哪裡買得到？' },
  }),
  'articles.collect': ({ articleId }) => ({ body: { a_id: articleId, action: 'add' } }),
  'articles.like': ({ articleId }) => ({ body: { a_id: articleId, action: 'add' } }),
  'auth.activate': async (fixture) => {
    const account = 'neighbour@mall.test';
    await fixture.mall.as().post('/api/register', {
      account,
      password: Buffer.from('Mall-1234').toString('base64'),
      name: '新鄰居',
      phone: '0912345678',
      ...(await fixture.mall.makeCaptcha()),
    });
    return { query: { t: await linkIn(fixture, account) }, body: { device_name: 'Pixel 9' } };
  },
  'auth.startSocial': () => ({ body: socialAttempt(randomBytes(32).toString('base64url')) }),
  'auth.finishSocial': async ({ mall }) => {
    const code_verifier = randomBytes(32).toString('base64url');
    const { body } = await mall.as().post('/api/login/start', socialAttempt(code_verifier));
    const { url } = body.data as { url: string };
    const back = await chooseAt(url, FAKE_PEOPLE.newcomer);
    const { headers } = await fetch(back, { redirect: 'manual' });
    const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
    return { body: { code, code_verifier, device_name: 'Pixel 9' }, origin: EXAMPLE_STOREFRONT };
  },
  'auth.restoreEmail': async (fixture) => {
    const { mall, people } = fixture;
    await mall.as(people.member).post('/api/member/profile/store', {
      name: '林小滿',
      phone: '0912345678',
      email: 'moved@mall.test',
      password: Buffer.from(TEST_PASSWORD).toString('base64'),
    });
    const t = await linkIn(fixture, 'moved@mall.test');
    await mall.as().post(`/api/member/active?t=${t}`, { device_name: 'Pixel 9' });
    return { body: { t: await linkIn(fixture, people.member.account) } };
  },
  'auth.forget': async (fixture) => ({ body: { t: await forgottenLink(fixture) } }),
  'auth.resetPassword': async (fixture) => {
    const password = Buffer.from('New-Mall-1234').toString('base64');
    return { body: { t: await forgottenLink(fixture), password } };
  },
};

const socialAttempt = (verifier: string) => ({
  provider: 'line',
  return_url: `${EXAMPLE_STOREFRONT}/signed-in`,
  state: 'of-this-tab-9Lr7Zt5B',
  code_challenge: challengeOf(verifier),
});

async function forgottenLink(fixture: Fixture): Promise<string> {
  const email = fixture.people.member.account;
  await fixture.mall
    .as()
    .post('/api/forget/mail', { email, ...(await fixture.mall.makeCaptcha()) });
  return linkIn(fixture, email);
}

async function linkIn({ mall }: Fixture, address: string): Promise<string> {
  const [mail] = await mall.mailsTo(address);
  return mail?.token ?? '';
}

const keyOf = ({ domain, name }: NamedEndpoint) => `${domain}.${name}`;

async function make(endpoint: NamedEndpoint, fixture: Fixture, role: Role, other?: Override) {
  const call = await (other ? other(fixture) : callFor(endpoint, fixture, role));
  const token = role === 'guest' ? undefined : fixture.people[role].token;
  const response = await send(fixture.mall, endpoint, call, token);
  const { valid, data } = (await response.json()) as { valid: boolean; data: unknown };
  return valid ? { call, data } : null;
}

async function furnished(mall: TestMall): Promise<Fixture> {
  const fixture = await createFixture(mall);
  await seedExamples(fixture);
  return fixture;
}

/**
 * Makes a call as a role that is not refused.
 *
 * @param setUp creates the scene of each attempt.
 */
async function example(endpoint: NamedEndpoint, setUp: () => Promise<Fixture>): Promise<Example> {
  const key = keyOf(endpoint);
  for (const role of endpoint.access === 'guest' ? (['guest', 'poster'] as const) : callers) {
    const fixture = await setUp();
    for (const [who, name, other] of before[key] ?? []) {
      const prior = endpoints.find((each) => keyOf(each) === name);
      if (!prior || !(await make(prior, fixture, who, other)))
        throw new Error(`${name} was refused`);
    }
    const made = await make(endpoint, fixture, role, instead[key]);
    if (!made) continue;
    const { params, query, body, form } = made.call;
    const parts = form && Object.fromEntries([...form].map(([name, part]) => [name, textOf(part)]));
    const sent = { params, query, body: body ?? parts };
    return normalize(JSON.parse(JSON.stringify({ ...sent, reply: made.data }))) as Example;
  }
  throw new Error(`${key} was refused to everybody`);
}

/** A form's part for the example: a file is its name. */
const textOf = (part: File | string) => (typeof part === 'string' ? part : part.name);

/**
 * Records an example of every endpoint, by domain and name. Reads share a scene, writes have one
 * each.
 */
export async function recordExamples(mall: TestMall): Promise<Record<string, object>> {
  const isRead = (endpoint: NamedEndpoint) => endpoint.method === 'GET' && !before[keyOf(endpoint)];
  const recorded = new Map<NamedEndpoint, Example>();
  const shared = await furnished(mall);
  for (const endpoint of endpoints.filter(isRead)) {
    recorded.set(endpoint, await example(endpoint, () => Promise.resolve(shared)));
  }
  for (const endpoint of endpoints.filter((each) => !isRead(each))) {
    recorded.set(endpoint, await example(endpoint, () => furnished(mall)));
  }
  const byDomain: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    (byDomain[endpoint.domain] ??= {})[endpoint.name] = recorded.get(endpoint);
  }
  return byDomain;
}
