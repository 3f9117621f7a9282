import type { KyInstance } from 'ky';

/** A request that carries files. */
export interface FormRequest {
  readonly url: string;
  /** Whether the request sends the browser's cookies. */
  readonly cookies: boolean;
  readonly headers: Headers;
  /** The text parts and files by name; undefined values are omitted. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  /** Called with the fraction uploaded so far, 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** A form with text fields only. */
export interface PlainForm {
  readonly headers: Headers;
  readonly fields: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/**
 * Sends a multipart form. Uses XMLHttpRequest where it exists, because `fetch` does not report
 * upload progress; otherwise uses `fetch`.
 *
 * @param loadClient Loads the client that sends the form where XMLHttpRequest is missing or must
 *   not be used.
 * @param free Whether XMLHttpRequest may be used; false when the app passed its own `fetch`.
 * @returns the response. Rejects when there is none, and when aborted.
 */
export async function sendForm(
  loadClient: () => Promise<KyInstance>,
  free: boolean,
  call: FormRequest,
): Promise<Response> {
  const form = new FormData();
  for (const [name, part] of Object.entries(call.parts)) {
    if (part instanceof Blob) form.append(name, part);
    else if (part !== undefined) form.append(name, String(part));
  }
  if (free && typeof XMLHttpRequest !== 'undefined') return sendWithProgress(form, call);
  const client = await loadClient();
  const response = await client(call.url, {
    method: 'POST',
    headers: call.headers,
    body: form,
    signal: call.signal,
  });
  call.onProgress?.(1);
  return response;
}

function sendWithProgress(form: FormData, call: FormRequest): Promise<Response> {
  const { url, headers, signal, onProgress } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(new Error('The upload failed'));
    request.open('POST', url);
    request.withCredentials = call.cookies;
    request.responseType = 'text';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      onProgress?.(1);
      const id = request.getResponseHeader('x-request-id');
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: id ? { 'x-request-id': id } : {},
        }),
      );
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return fail();
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

/** Posts a form without cookies and without token. @returns the response. */
export function sendPlainForm(
  client: KyInstance,
  url: string,
  { headers, fields, signal }: PlainForm,
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return client.post(url, { credentials: 'omit', headers, body, signal });
}
