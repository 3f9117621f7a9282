import { type DeskAddress, deskAddress } from './desk-address';

/** Where the shop is reached: the single source for mails, forms, providers and guards. */
export interface SiteAddress {
  /** `PUBLIC_URL` without a trailing slash; null: any address that requests come in on. */
  readonly publicUrl: string | null;
  /** Its origin, as in a browser's `Origin` header; null as above. */
  readonly publicOrigin: string | null;
  /** The base URL for provider callbacks; without a public address only the local sandbox is used. */
  readonly home: string;
  /**
   * The URL of a page of the site; only its path if the public address is not known.
   *
   * @example
   * site.link('/email') // 'https://mall.example/email'
   */
  link(path: string): string;
  /** Where its desk is reached. */
  readonly desk: DeskAddress;
  /**
   * The URL at which this server can call itself.
   *
   * @throws Error if it is not listening yet
   */
  own(): string;
}

/** An address that the server listens on, as Node and Fastify return it. */
interface Listening {
  readonly address: string;
  readonly family: string;
  readonly port: number;
}

/**
 * Determines where the shop is reached.
 *
 * @param listening returns the addresses the server listens on; called on use.
 */
export function siteAddress(
  {
    publicUrl,
    deskUrl,
    port,
  }: {
    readonly publicUrl: string | null;
    readonly deskUrl: string | null;
    readonly port: number;
  },
  listening: () => readonly (Listening | string)[],
): SiteAddress {
  return {
    publicUrl,
    publicOrigin: publicUrl === null ? null : new URL(publicUrl).origin,
    home: publicUrl ?? `http://localhost:${port}`,
    link: (path) => `${publicUrl ?? ''}${path}`,
    desk: deskAddress({ publicUrl, deskUrl }),
    own() {
      const [place] = listening();
      if (typeof place !== 'object') throw new Error('The server does not listen on a port');
      const { address, family } = place;
      if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${place.port}`;
      return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${place.port}`;
    },
  };
}
