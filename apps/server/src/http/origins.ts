/** Where pages of this shop come from. */
export interface Origins {
  /** The site's own origin, if known; otherwise it is the request's host. */
  readonly publicOrigin: string | null;
  /** The partners' sites that may call this server (`STOREFRONT_ORIGINS`). */
  readonly storefronts: readonly string[];
}

/** The kind of caller, by its page; `program`: no page. */
export type Caller = 'program' | 'own' | 'storefront' | 'unknown';

/**
 * Classifies the caller by its `Origin` header, which a page cannot set.
 *
 * @example
 * callerOf('https://club.example', 'mall.example', origins) // 'storefront'
 */
export function callerOf(
  origin: string | undefined,
  host: string,
  { publicOrigin, storefronts }: Origins,
): Caller {
  if (origin === undefined) return 'program';
  if (isSiteOrigin(origin, host, publicOrigin)) return 'own';
  return storefronts.includes(origin) ? 'storefront' : 'unknown';
}

/**
 * Whether a browser's `Origin` header is this site. If the public address is known, its host is
 * accepted only with its scheme; otherwise both schemes are, because a proxy may terminate TLS.
 */
export function isSiteOrigin(origin: string, host: string, publicOrigin: string | null): boolean {
  if (publicOrigin !== null && origin === publicOrigin) return true;
  const parsed = URL.canParse(origin) ? new URL(origin) : undefined;
  if (parsed === undefined || !['http:', 'https:'].includes(parsed.protocol)) return false;
  if (publicOrigin !== null && parsed.hostname === new URL(publicOrigin).hostname) return false;
  return parsed.host === host;
}

/**
 * The origin at which a request reached this server: the public one, or without it that of the request's host.
 *
 * @example
 * reachedAt(request, origins) // 'https://mall.example'
 */
export const reachedAt = (
  { protocol, host }: { readonly protocol: string; readonly host: string },
  { publicOrigin }: Pick<Origins, 'publicOrigin'>,
): string => publicOrigin ?? `${protocol}://${host}`;
