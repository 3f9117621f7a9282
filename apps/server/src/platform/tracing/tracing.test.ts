import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config';
import { outbox } from '../../db/schema';
import { dataOf, makeColleague, startTestMall, type TestMall } from '../../testing';
import { attributeOf, type ReceivedSpan, startOtlpReceiver } from '../../testing/otlp-receiver';
import { emitWithAck, testSockets, textMessage } from '../../testing/pages';
import { makeBrowser } from '../../testing/push-service';
import { fakeIntervals } from '../../testing/fake-intervals';
import { sendAnswer } from '../../testing/talk';
import { until } from '../../testing/until';

let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
let mall: TestMall;
const pages = testSockets(() => mall.baseUrl);
beforeAll(async () => {
  collector = await startOtlpReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.endpoint);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  await fakeIntervals();
  mall = await startTestMall({ isTraced: true, logLevel: 'info' });
});
beforeEach(() => mall.reset());
afterEach(() => pages.close());
afterAll(async () => {
  await mall.stop();
  await collector.stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Waits for the span of a request by the id of its response. */
async function spanOf(headers: Headers): Promise<ReceivedSpan> {
  const id = headers.get('x-request-id');
  const find = () =>
    collector.spans.find((span) => span.kind === 2 && attributeOf(span, 'mall.request_id') === id);
  await until(() => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error('The span is missing');
  return found;
}
/** Waits for a span by its name. */
async function spanNamed(name: string): Promise<ReceivedSpan> {
  const find = () => collector.spans.find((span) => span.name === name);
  await until(() => find() !== undefined);
  const found = find();
  if (found === undefined) throw new Error('The span is missing');
  return found;
}
/** Statements of the embedded database are not traced. */
const onPostgres = test.runIf(process.env['TEST_DATABASE_URL']);

test('a request is traced by its route and status, without its address', async () => {
  const { headers } = await mall.as().get('/api/product/detail/77?from=a-secret-of-the-query');
  const span = await spanOf(headers);
  expect(span.name).toBe('GET /api/product/detail/:id');
  expect(attributeOf(span, 'http.route')).toBe('/api/product/detail/:id');
  expect(attributeOf(span, 'http.response.status_code')).toBe(404);
  expect(collector.text()).not.toContain('a-secret-of-the-query');
  expect(collector.text()).not.toContain('/detail/77');
});

onPostgres('the statements of a request are traced below it, without their values', async () => {
  const shopper = await mall.makeShopper();
  const cake = await mall.makeProduct({ rules: [{ amount: 600, stock: 5 }] });
  const { headers } = await shopper.add(cake.rules[0]?.id ?? 0);
  const statements = collector.below(await spanOf(headers));
  expect(statements.length).toBeGreaterThan(0);
  for (const each of statements) {
    expect(attributeOf(each, 'db.system.name')).toBe('postgresql');
    expect(attributeOf(each, 'db.query.text')).toMatch(/^\s*\w/);
  }
  expect(
    statements.some((each) => /cart_items/.test(String(attributeOf(each, 'db.query.text')))),
  ).toBe(true);
});

test('no token, password, cookie or member is in a trace', async () => {
  const member = await mall.makeMember({ account: 'secret-account@mall.test' });
  const password = Buffer.from('a-secret-password').toString('base64');
  const caller = mall.as(member);
  await caller.get('/api/member/profile', { cookie: 'c=a-secret-cookie' });
  const { headers } = await caller.post('/api/login', {
    account: 'secret-account@mall.test',
    type: 'account',
    password,
    device_name: 'Chrome',
    ...(await mall.makeCaptcha()),
  });
  await spanOf(headers);
  for (const secret of [member.token, password, 'a-secret-cookie', 'secret-account'])
    expect(collector.text()).not.toContain(secret);
});

test('log lines of a request contain its trace', async () => {
  mall.takeLines();
  const { headers } = await mall.as().get('/api/qa');
  const { traceId } = await spanOf(headers);
  const id = headers.get('x-request-id');
  const lines: unknown[] = [];
  await until(() => {
    lines.push(...mall.takeLines().filter(({ reqId, trace_id }) => reqId === id && trace_id));
    return lines.length > 0;
  });
  expect(lines).toEqual([expect.objectContaining({ trace_id: traceId, msg: 'request completed' })]);
});

test('a socket message, and a call with the run of a job and the call of a service that follow, are traced', async () => {
  const member = await mall.makeMember();
  const { subscription } = makeBrowser(mall.pushService.origin);
  dataOf(await mall.as(member).post('/api/notify/push/store', subscription));
  const page = await pages.welcomed(await mall.makeMember());
  expect(await emitWithAck(page, 'chat', textMessage('可以寄離島嗎？'))).toMatchObject({
    valid: true,
  });
  await spanNamed('socket chat');
  const agent = await makeColleague(mall, ['agent']);
  const { headers } = await sendAnswer(agent, member, '可以喔');
  await until(async () => {
    vi.advanceTimersByTime(2_000);
    return (await mall.db.select().from(outbox)).some(({ state }) => state === 'sent');
  });
  const call = await spanNamed('web push send');
  expect(attributeOf(call, 'server.address')).toBe(new URL(mall.pushService.origin).host);
  const sending = await spanNamed('send push');
  expect(call.parentSpanId).toBe(sending.spanId);
  expect(attributeOf(sending, 'mall.request_id')).toBe(headers.get('x-request-id'));
  await until(() => collector.spans.some(({ spanId }) => spanId === sending.parentSpanId));
  const run = collector.spans.find(({ spanId }) => spanId === sending.parentSpanId);
  expect(run?.name).toBe('job send what lies in the outbox');
  expect(collector.text()).not.toContain(new URL(subscription.endpoint).pathname);
});

test('health checks are not traced', async () => {
  for (const path of ['/health', '/ready']) expect((await mall.as().get(path)).status).toBe(200);
  await spanOf((await mall.as().get('/api/configs')).headers);
  expect(collector.spans.filter(({ name }) => /health|ready/.test(name))).toEqual([]);
});

test.each([
  ['no endpoint is set', {}, false],
  ['an endpoint is set', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
  ['an endpoint for traces is set', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318' }, true],
  [
    'OpenTelemetry is disabled',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' },
    false,
  ],
  [
    'traces are not exported',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' },
    false,
  ],
])('the configuration decides about traces when %s', (_, env, isTraced) => {
  expect(readConfig(env).isTraced).toBe(isTraced);
});

test('the configuration refuses gRPC for traces, and names the port for HTTP', () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4317',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
  };
  expect(() => readConfig(env)).toThrow(/HTTP, not by gRPC.*4318/);
});
