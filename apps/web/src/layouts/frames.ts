/** The layouts of spec §2. */
export type Layout = 'home' | 'collection' | 'store' | 'service' | 'member' | 'login' | 'other';

/** What of the chrome stands around a page. */
export interface Frame {
  readonly header: boolean;
  readonly footer: boolean;
  /** The bar under the thumb, on a phone. */
  readonly bottomBar: boolean;
  /** A back button above the page, on a phone. */
  readonly back: boolean;
}

/** The chrome of each layout; a route may differ in single parts. */
export const frames: Readonly<Record<Layout, Frame>> = {
  home: { header: true, footer: true, bottomBar: true, back: false },
  collection: { header: true, footer: true, bottomBar: true, back: false },
  store: { header: true, footer: true, bottomBar: true, back: false },
  service: { header: true, footer: false, bottomBar: true, back: true },
  member: { header: true, footer: true, bottomBar: true, back: true },
  login: { header: true, footer: true, bottomBar: false, back: true },
  // Cart, payment and single posts: one thing to do, with its own bar under the thumb.
  other: { header: true, footer: true, bottomBar: false, back: true },
};
