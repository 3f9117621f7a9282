import { logRequests, type LoggedRequest } from './log';

const API = /^\/(api|sanctum)\//;

const isOfApi = (address: URL): boolean =>
  address.origin === location.origin && API.test(address.pathname);

let count = 0;
const newKey = (sentAt: number): string => `${sentAt}-${(count += 1)}`;

/** Reads the failure code of a reply; stores nothing else of it. */
async function codeOf(reply: Response): Promise<number | null> {
  const body: unknown = await reply.json().catch(() => null);
  const { valid, code } = Object(body) as Readonly<Record<string, unknown>>;
  return valid === false && typeof code === 'number' ? code : null;
}

/** Reads the browser's timing of a request, which has neither method nor reply. */
function measured({
  name,
  startTime,
  duration,
  ...entry
}: PerformanceResourceTiming): LoggedRequest {
  const sentAt = Math.round(performance.timeOrigin + startTime);
  return {
    key: newKey(sentAt),
    sentAt,
    // The site uploads files with XMLHttpRequest, and only reads before it is idle.
    method: entry.initiatorType === 'xmlhttprequest' ? 'POST' : 'GET',
    path: new URL(name).pathname,
    status: entry.responseStatus || null,
    code: null,
    requestId: null,
    ms: Math.round(duration),
  };
}

/** Logs a request and its reply. */
async function logAnswer(
  { method, url }: Pick<Request, 'method' | 'url'>,
  sentAt: number,
  answer: Promise<Response>,
): Promise<void> {
  const reply = await answer.then((each) => each.clone()).catch(() => null);
  const ms = Date.now() - sentAt;
  logRequests([
    {
      key: newKey(sentAt),
      sentAt,
      method,
      path: new URL(url, location.href).pathname,
      status: reply?.status ?? null,
      code: reply && (await codeOf(reply)),
      requestId: reply?.headers.get('x-request-id') ?? null,
      ms,
    },
  ]);
}

let isCollecting = false;

/**
 * Logs every API request of this page from now on, and earlier ones that the browser has recorded. It does not wrap
 * the SDK's `fetch`, because that would disable upload progress.
 */
export function collectRequests(): void {
  if (isCollecting) return;
  isCollecting = true;

  const from = performance.now();
  const observer = new PerformanceObserver((list) => {
    const entries = list
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
      .filter(
        ({ initiatorType, name, startTime }) =>
          isOfApi(new URL(name)) &&
          (initiatorType === 'xmlhttprequest' || (initiatorType === 'fetch' && startTime < from)),
      );
    if (entries.length > 0) {
      logRequests(entries.map((entry) => measured(entry.toJSON() as PerformanceResourceTiming)));
    }
  });
  observer.observe({ type: 'resource', buffered: true });

  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const sentAt = Date.now();
    const answer = fetch.call(globalThis, input, init);
    const request =
      input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };
    if (isOfApi(new URL(request.url, location.href))) void logAnswer(request, sentAt, answer);
    return answer;
  };
}
