import { logRequests, type LoggedRequest } from './log';

const API = /^\/(api|sanctum)\//;

const isOfApi = (address: URL): boolean =>
  address.origin === location.origin && API.test(address.pathname);

let count = 0;
const newKey = (sentAt: number): string => `${sentAt}-${(count += 1)}`;

/** The code of a refusal in an answer; nothing else of it is kept. */
async function codeOf(reply: Response): Promise<number | null> {
  const body: unknown = await reply.json().catch(() => null);
  const { valid, code } = Object(body) as Readonly<Record<string, unknown>>;
  return valid === false && typeof code === 'number' ? code : null;
}

/** What the browser measured of a request: its own record has neither method nor answer. */
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
    // The site sends files by XMLHttpRequest, and before it is idle it only reads.
    method: entry.initiatorType === 'xmlhttprequest' ? 'POST' : 'GET',
    path: new URL(name).pathname,
    status: entry.responseStatus || null,
    code: null,
    requestId: null,
    ms: Math.round(duration),
  };
}

/** Logs a request and its answer. */
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
 * Logs every request of this page to the API from now on, and what the browser still knows of those before. The
 * SDK is left as it is: with a `fetch` of our own it could not tell how far an upload is.
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
