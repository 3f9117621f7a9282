const { fetch } = globalThis;
let isInstalled = false;

/**
 * From now on `fetch` opens a connection for each request, as `connection: close` asks for. So the calls of a test go
 * to one server after the other.
 */
export function openConnectionForEachRequest(): void {
  if (isInstalled) return;
  isInstalled = true;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    headers.set('connection', 'close');
    return fetch(input, { ...init, headers });
  };
}
