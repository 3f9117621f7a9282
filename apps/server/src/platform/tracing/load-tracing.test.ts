import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseOfProcess } from '../../testing/database';
import { startOtlpReceiver } from '../../testing/otlp-receiver';
import { launchServer } from '../../testing/server-process';

let dataDir: string;
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-tracing-'));
  collector = await startOtlpReceiver();
});
afterEach(async () => {
  await collector.stop();
  await rm(dataDir, { recursive: true });
});

/** Prints, at the end of the process, how many modules of OpenTelemetry it has loaded. They are all CommonJS. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  process.on('exit', () => {
    const loaded = Object.keys(createRequire('/').cache);
    console.log('modules of OpenTelemetry: ' + loaded.filter((each) => each.includes('@opentelemetry')).length);
  });
`)}`;

/** Starts a server, calls it, ends it, and returns what it printed. */
async function run(env: Record<string, string>): Promise<string> {
  const server = launchServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${REPORT}`,
    LOG_LEVEL: 'info',
    ...(await databaseOfProcess('tracing')),
    ...env,
  });
  try {
    const url = await server.address();
    expect((await fetch(`${url}/api/configs`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await once(server.child, 'close');
    return server.printed();
  } finally {
    await server.kill();
  }
}

test('a server loads nothing of OpenTelemetry when no endpoint is set', async () => {
  const printed = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect(printed).toContain('modules of OpenTelemetry: 0\n');
  expect(printed).not.toContain('trace_id');
});

test('a server sends its traces before it ends when an endpoint is set', async () => {
  const printed = await run({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    // Longer than the test: only the end of the process sends them.
    OTEL_BSP_SCHEDULE_DELAY: '3600000',
    OTEL_SERVICE_NAME: 'alley',
  });
  expect(printed).toMatch(/modules of OpenTelemetry: [1-9]/);
  const span = collector.spans.find(({ name }) => name === 'GET /api/configs');
  expect(printed).toContain(`"trace_id":"${span?.traceId}"`);
  expect(collector.text()).toContain('{"key":"service.name","value":{"stringValue":"alley"}}');
});

test('a server serves and ends with a warning when the collector is unreachable', async () => {
  const { endpoint } = collector;
  await collector.stop();
  const printed = await run({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  expect(printed).toContain('Traces could not be sent');
});
