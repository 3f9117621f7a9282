/** The constants that more than one package uses. Times are in milliseconds. */

/** The client discards a session after six days. */
export const SESSION_LIFETIME = 86_400 * 6 * 1000;
/** A CSRF cookie older than this is renewed before the next write. */
export const CSRF_LIFETIME = 60 * 60 * 1000;
/** Config and categories are reloaded at most this often on navigation. */
export const SHOP_REFRESH = 90_000;
/** How long the socket waits before it reconnects. */
export const SOCKET_RECONNECT_DELAY = 10_000;
/** How many orders the call for orders of all statuses requests. */
export const RECENT_ORDERS_LIMIT = 30;
/** Above this number, badges show 99+. */
export const BADGE_LIMIT = 99;
