import { failures } from '@mall/contract';
import { beforeAll, expect, test } from 'vitest';
import { seededRandom, type RandomSource } from '../seeded-random';
import { fullOr } from '../scale';
import type { AccessCall } from './calls';
import { callFor, endpoints, send, type NamedEndpoint } from './endpoints';
import { fuzzValue, spoilt } from './fuzz-values';
import { roles, createFixture, type Fixture } from './fixture';
import { describeMall } from '../describe-mall';

let fixture: Fixture;
const mall = describeMall({}, { reset: false });
beforeAll(async () => {
  fixture = await createFixture(mall);
});

const known = new Set(Object.values(failures).map(({ code }) => code));
const CALLS = fullOr(1_000, 10_000);

test(`the API answers ${CALLS} calls in the envelope and without a 5xx when their payloads are random`, async () => {
  const pick = seededRandom(20_261_121);
  const refused = new Map<number, number>();
  for (let made = 0; made < CALLS; made += 1) {
    // A random call may sign a member out or delete the account, so the fixture is created again.
    if (made % 500 === 499) fixture = await createFixture(mall);
    const endpoint = endpoints[pick(endpoints.length)];
    const role = roles[pick(roles.length)];
    if (!endpoint || !role) throw new Error('Nothing picked');
    const call = spoil(pick, endpoint, await callFor(endpoint, fixture, role));
    const token = role === 'guest' ? undefined : fixture.people[role].token;
    const response = await send(mall, endpoint, call, token);
    const text = await response.text();
    const report = () => `${endpoint.method} ${endpoint.path} ${JSON.stringify(call)}\n→ ${text}`;
    expect(response.status, report()).toBeLessThan(500);
    const reply = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(reply).sort(), report()).toEqual(['code', 'data', 'msg', 'valid']);
    if (reply['valid'] === true) continue;
    expect(known.has(Number(reply['code'])), report()).toBe(true);
    expect(String(reply['msg']).length, report()).toBeGreaterThan(0);
    refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
  }
  expect(mall.takeFaults()).toEqual([]);
  // Proves that the payloads were wrong: many were refused for their fields.
  expect(refused.get(422) ?? 0).toBeGreaterThan(CALLS / 10);
});

function spoil(pick: RandomSource, { query: schema }: NamedEndpoint, call: AccessCall): AccessCall {
  const params = Object.fromEntries(
    Object.entries(call.params ?? {}).map(([name, value]) => [
      name,
      pick(4) === 0 ? asText(fuzzValue(pick, 0)) : value,
    ]),
  );
  const names = ['page', 'sort', ...Object.keys(schema?.shape ?? {})];
  const spoiltQuery = () =>
    Object.fromEntries(
      names.filter(() => pick(2) === 0).map((name) => [name, asText(fuzzValue(pick, 0))]),
    );
  const query = pick(3) === 0 ? spoiltQuery() : call.query;
  const wild = pick(5) === 0;
  const body =
    call.body === undefined ? undefined : wild ? fuzzValue(pick) : spoilt(pick, call.body);
  const { form } = call;
  if (form) spoilForm(pick, form);
  return {
    params,
    ...(query ? { query } : {}),
    ...(form ? { form } : {}),
    ...(body === undefined ? {} : { body: body as object }),
  };
}

/** Replaces the files of a form, or its type: a file gets as far as the upload limit only beside a valid type. */
function spoilForm(pick: RandomSource, form: FormData): void {
  if (pick(3) === 0) return form.set('type', asText(fuzzValue(pick, 0)));
  for (const [name, value] of [...form]) {
    if (value instanceof Blob) form.set(name, new Blob([new Uint8Array(pick(3) * pick(2_000))]));
  }
}

/** Text that a URL can hold: no lone surrogate. */
const asText = (value: unknown): string =>
  Buffer.from(String(value)).toString().slice(0, 400) || '-';
