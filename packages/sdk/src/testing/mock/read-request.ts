import { checkFields, type Endpoint } from '@mall/contract';
import { refusal, type Refusal } from './refusal';

/** The payload of a request, parsed by its endpoint's schemas; unparsed where it does not match. */
export interface RequestPayload {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('form')) return Object.fromEntries(await request.formData());
  return {};
}

/** Reads a request like the server, and refuses what does not match the contract. */
export async function readRequest(
  request: Request,
  { params, query, body, typedParams }: Endpoint,
  parts: Readonly<Record<string, string>>,
): Promise<RequestPayload & { readonly refused: Refusal | null }> {
  const received = {
    params: parts,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: request.method === 'POST' ? await bodyOf(request) : {},
  };
  const schemas = { params, query, body };
  const payload: Record<keyof RequestPayload, unknown> = { ...received };
  let refused: Refusal | null = null;
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = schemas[name];
    const checked = schema && checkFields(schema, received[name]);
    if (checked?.ok) payload[name] = checked.value;
    else if (checked && name === 'params' && !typedParams) refused ??= refusal('notFound');
    else if (checked) refused ??= refusal('invalidFields', { fields: checked.fields });
  }
  return { ...payload, refused };
}
