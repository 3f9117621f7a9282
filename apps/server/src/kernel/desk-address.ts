/** Where the desk is reached. */
export interface DeskAddress {
  /** The origin of a host of its own (`DESK_URL`); null: the desk is on the host of the shop. */
  readonly ownOrigin: string | null;
  /** Whether the desk is at a host, as the `Host` header of a request names it. */
  isDeskHost(host: string): boolean;
  /** Whether the shop is at a host. */
  isShopHost(host: string): boolean;
  /**
   * The URL of a page of the desk; only its path if its address is not known.
   *
   * @example
   * desk.link('/desk/account') // 'https://desk.shop.tw/desk/account'
   */
  link(path: string): string;
  /**
   * The host that passkeys belong to: that of the shop if the host of the desk is below it, so that passkeys stay valid
   * when the desk gets a host of its own.
   *
   * @param origin the origin of the desk's page.
   */
  passkeyHost(origin: string): string;
}

/** Determines where the desk is reached. */
export function deskAddress({
  publicUrl,
  deskUrl,
}: {
  readonly publicUrl: string | null;
  readonly deskUrl: string | null;
}): DeskAddress {
  const ownName = deskUrl === null ? null : new URL(deskUrl).hostname;
  const shopName = publicUrl === null ? null : new URL(publicUrl).hostname;
  // Browsers share no passkeys over a name without a dot, such as localhost: all sites of the world could be below it.
  const isBelowShop =
    ownName !== null && shopName?.includes('.') === true && ownName.endsWith(`.${shopName}`);
  return {
    ownOrigin: deskUrl,
    isDeskHost: (host) => ownName === null || nameOf(host) === ownName,
    isShopHost: (host) => ownName === null || nameOf(host) !== ownName,
    link: (path) => `${deskUrl ?? publicUrl ?? ''}${path}`,
    passkeyHost: (origin) => (isBelowShop ? shopName : new URL(origin).hostname),
  };
}

/** The name in a `Host` header, as URLs write it. Its port may be that of a proxy. */
const nameOf = (host: string): string | null => URL.parse(`http://${host}`)?.hostname ?? null;
