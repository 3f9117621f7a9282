import { checkFields, type Endpoint } from '@mall/contract';
import { refusal, type Refusal } from './refusal';

/** What a request carries, read by its endpoint's schemas; unread where they do not fit. */
export interface Carried {
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

/** Reads a request as the server does: what does not fit the contract is refused. */
export async function readRequest(
  request: Request,
  { params, query, body, typedParams }: Endpoint,
  parts: Readonly<Record<string, string>>,
): Promise<Carried & { readonly wrong: Refusal | null }> {
  const given = {
    params: parts,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: request.method === 'POST' ? await bodyOf(request) : {},
  };
  const schemas = { params, query, body };
  const carried: Record<keyof Carried, unknown> = { ...given };
  let wrong: Refusal | null = null;
  for (const name of ['params', 'query', 'body'] as const) {
    const schema = schemas[name];
    const checked = schema && checkFields(schema, given[name]);
    if (checked?.ok) carried[name] = checked.value;
    else if (checked && name === 'params' && !typedParams) wrong ??= refusal('notFound');
    else if (checked) wrong ??= refusal('invalidFields', { fields: checked.fields });
  }
  return { ...carried, wrong };
}
