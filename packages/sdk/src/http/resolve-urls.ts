import { urlFields, type UrlFormat } from '@mall/contract/url-fields';

/** Finds the root-relative URLs in a text; the group is the text before the slash. */
const ROOTS: Readonly<Record<UrlFormat, RegExp>> = {
  url: /^()\/(?!\/)/,
  srcset: /(^|,\s*)\/(?!\/)/g,
  html: /(<img [^>]*?\bsrc=")\/(?!\/)/g,
};

/** The fields of a provider's form. They are signed, so they must not change. */
const SIGNED = 'fields';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function resolve(value: unknown, base: string, name: string): unknown {
  if (typeof value === 'string') {
    const format = urlFields[name];
    if (!format) return value;
    return value.replace(ROOTS[format], (_, before: string) => `${before}${base}/`);
  }
  if (isObject(value) && name !== SIGNED) {
    for (const [key, part] of Object.entries(value))
      value[key] = resolve(part, base, Array.isArray(value) ? name : key);
  }
  return value;
}

/**
 * Resolves the server's paths in a reply, in place, in the fields that the contract lists. URLs
 * with a host stay unchanged.
 *
 * @param base The server's URL without a slash at the end; '' changes nothing.
 */
export function resolveUrls<Reply>(reply: Reply, base: string): Reply {
  if (base) resolve(reply, base, '');
  return reply;
}
