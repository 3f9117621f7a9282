/** Where the shop is reached: the one answer for letters, forms, providers and guards. */
export interface SiteAddress {
  /** What `PUBLIC_URL` says, without a trailing slash; null: wherever a call comes in. */
  readonly publicUrl: string | null;
  /** Its origin, as browsers put it into `Origin`; null as above. */
  readonly publicOrigin: string | null;
  /** Where providers find back to; without a public address there is only the sandbox, on this machine. */
  readonly home: string;
  /**
   * The address of a page of the site; its path alone where the public address is not known.
   *
   * @example
   * site.link('/email') // 'https://mall.example/email'
   */
  link(path: string): string;
  /**
   * Where this server hears itself.
   *
   * @throws Error while it does not listen yet
   */
  own(): string;
}

/** A place where a server listens, as Node and Fastify give it. */
interface Listening {
  readonly address: string;
  readonly family: string;
  readonly port: number;
}

/**
 * Works out where the shop is reached.
 *
 * @param listening where the server listens; asked when it is needed.
 */
export function siteAddress(
  { publicUrl, port }: { readonly publicUrl: string | null; readonly port: number },
  listening: () => readonly (Listening | string)[],
): SiteAddress {
  return {
    publicUrl,
    publicOrigin: publicUrl === null ? null : new URL(publicUrl).origin,
    home: publicUrl ?? `http://localhost:${port}`,
    link: (path) => `${publicUrl ?? ''}${path}`,
    own() {
      const [place] = listening();
      if (typeof place !== 'object') throw new Error('The server does not listen on a port');
      const { address, family } = place;
      if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${place.port}`;
      return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${place.port}`;
    },
  };
}
