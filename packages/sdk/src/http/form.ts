import type { KyInstance } from 'ky';

/** A call that carries files. */
export interface FormCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Its text parts and its files by name; what is undefined is left out. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  /** Called with 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/**
 * Sends a form: with the browser's XMLHttpRequest, since `fetch` tells nothing of what has gone up
 * already; with `fetch` where there is none.
 *
 * @param client what sends it where there is no XMLHttpRequest, or where it is not `free` to choose.
 * @returns the reply's JSON. Rejects when there is none, and when aborted.
 */
export async function sendForm(
  client: KyInstance,
  free: boolean,
  call: FormCall,
): Promise<unknown> {
  const headers = { Accept: 'application/json', ...call.headers };
  const form = new FormData();
  for (const [name, part] of Object.entries(call.parts)) {
    if (part instanceof Blob) form.append(name, part);
    else if (part !== undefined) form.append(name, String(part));
  }
  if (free && typeof XMLHttpRequest !== 'undefined')
    return sendWithProgress(form, { ...call, headers });
  const response = await client(call.url, {
    method: 'POST',
    headers,
    body: form,
    // A video takes as long as it takes.
    timeout: false,
    ...(call.signal ? { signal: call.signal } : {}),
  });
  const reply: unknown = await response.json();
  call.onProgress?.(1);
  return reply;
}

function sendWithProgress(form: FormData, call: FormCall): Promise<unknown> {
  const { url, headers, signal, onProgress } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(new Error('The upload failed'));
    request.open('POST', url);
    request.withCredentials = true;
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const reply: unknown = request.response;
      if (reply === null) return fail();
      onProgress?.(1);
      resolve(reply);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}

/** Posts a form as nobody: without cookies, without token. @returns the reply's JSON. */
export function sendPlainForm(
  client: KyInstance,
  url: string,
  fields: Readonly<Record<string, string>>,
  { signal }: { readonly signal?: AbortSignal | undefined },
): Promise<unknown> {
  const body = new URLSearchParams(fields);
  return client.post(url, { credentials: 'omit', body, signal: signal ?? null }).json();
}
