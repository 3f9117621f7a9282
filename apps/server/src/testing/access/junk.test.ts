import { failures } from '@mall/contract';
import { beforeAll, expect, test } from 'vitest';
import { seededRandom, type RandomSource } from '../seeded-random';
import { fullOr } from '../scale';
import type { SceneCall } from './calls';
import { callFor, endpoints, send, type NamedEndpoint } from './endpoints';
import { junk, spoilt } from './junk';
import { roles, setScene, type Scene } from './scene';
import { describeMall } from '../describe-mall';

let scene: Scene;
const mall = describeMall({}, { reset: false });
beforeAll(async () => {
  scene = await setScene(mall);
});

const known = new Set(Object.values(failures).map(({ code }) => code));
const CALLS = fullOr(1_000, 10_000);

test(`${CALLS} random payloads over all endpoints: no fault of ours, always the envelope`, async () => {
  const pick = seededRandom(20_261_121);
  const refused = new Map<number, number>();
  for (let made = 0; made < CALLS; made += 1) {
    // Somebody may have signed themselves out, or been deleted: then the play begins anew.
    if (made % 500 === 499) scene = await setScene(mall);
    const endpoint = endpoints[pick(endpoints.length)];
    const role = roles[pick(roles.length)];
    if (!endpoint || !role) throw new Error('Nothing picked');
    const call = spoil(pick, endpoint, await callFor(endpoint, scene, role));
    const token = role === 'guest' ? undefined : scene.people[role].token;
    const response = await send(mall, endpoint, call, token);
    const text = await response.text();
    const told = () => `${endpoint.method} ${endpoint.path} ${JSON.stringify(call)}\n→ ${text}`;
    expect(response.status, told()).toBeLessThan(500);
    const reply = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(reply).sort(), told()).toEqual(['code', 'data', 'msg', 'valid']);
    if (reply['valid'] === true) continue;
    expect(known.has(Number(reply['code'])), told()).toBe(true);
    expect(String(reply['msg']).length, told()).toBeGreaterThan(0);
    refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
  }
  expect(mall.takeFaults()).toEqual([]);
  // The junk was junk: most of it was refused, and for its fields.
  expect(refused.get(422) ?? 0).toBeGreaterThan(CALLS / 10);
});

function spoil(pick: RandomSource, { query: schema }: NamedEndpoint, call: SceneCall): SceneCall {
  const params = Object.fromEntries(
    Object.entries(call.params ?? {}).map(([name, value]) => [
      name,
      pick(4) === 0 ? asText(junk(pick, 0)) : value,
    ]),
  );
  const names = ['page', 'sort', ...Object.keys(schema?.shape ?? {})];
  const spoiltQuery = () =>
    Object.fromEntries(
      names.filter(() => pick(2) === 0).map((name) => [name, asText(junk(pick, 0))]),
    );
  const query = pick(3) === 0 ? spoiltQuery() : call.query;
  const wild = pick(5) === 0;
  const body = call.body === undefined ? undefined : wild ? junk(pick) : spoilt(pick, call.body);
  const { form } = call;
  form?.set('type', asText(junk(pick, 0)));
  return {
    params,
    ...(query ? { query } : {}),
    ...(form ? { form } : {}),
    ...(body === undefined ? {} : { body: body as object }),
  };
}

/** What stands in an address; half a character cannot. */
const asText = (value: unknown): string =>
  Buffer.from(String(value)).toString().slice(0, 400) || '-';
