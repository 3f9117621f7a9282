/** The layouts of spec §2; `checkout` is the part of `other` without links that distract. */
export type Layout =
  | 'home'
  | 'collection'
  | 'store'
  | 'service'
  | 'member'
  | 'login'
  | 'checkout'
  | 'other';

/** The parts of the page frame that a layout shows. */
export interface Frame {
  readonly header: boolean;
  readonly footer: boolean;
  /**
   * The way to the chat: a floating button, on a phone a link in the top bar. Where the phone's top bar has no room for
   * it, a link in the page leads there.
   */
  readonly chat: 'always' | 'not-on-phones' | 'never';
  /** The navigation bar at the bottom of the screen, on a phone. */
  readonly bottomBar: boolean;
  /** A back button in the header, on a phone. */
  readonly back: boolean;
  /** A header with nothing but the way back, the shop's name and a line about security. @default false */
  readonly enclosed?: boolean;
}

/** The frame of each layout; a route may override single parts. */
export const frames: Readonly<Record<Layout, Frame>> = {
  home: { header: true, footer: true, chat: 'always', bottomBar: true, back: false },
  collection: { header: true, footer: true, chat: 'always', bottomBar: true, back: false },
  store: { header: true, footer: true, chat: 'always', bottomBar: true, back: false },
  service: { header: true, footer: false, chat: 'never', bottomBar: true, back: true },
  member: { header: true, footer: true, chat: 'not-on-phones', bottomBar: true, back: true },
  login: { header: true, footer: true, chat: 'not-on-phones', bottomBar: false, back: true },
  // Cart, payment and single posts have their own bottom bar with the primary action.
  checkout: { header: true, footer: false, chat: 'never', bottomBar: false, back: true },
  other: { header: true, footer: true, chat: 'not-on-phones', bottomBar: false, back: true },
};
