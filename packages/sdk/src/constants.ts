/** The constants of spec §9 that more than one layer reads. Times are in milliseconds. */

/** A sign-in is trusted for six days on the client. */
export const SESSION_LIFETIME = 86_400 * 6 * 1000;
/** A CSRF cookie older than this is fetched anew before the next write. */
export const CSRF_LIFETIME = 60 * 60 * 1000;
/** Config and categories are reloaded at most this often on navigation. */
export const SHOP_REFRESH = 90_000;
/** The socket waits this long before it connects again. */
export const SOCKET_RECONNECT_DELAY = 10_000;
/** How many orders the all-orders call asks for. */
export const RECENT_ORDERS_LIMIT = 30;
/** Badges show 99+ above this. */
export const BADGE_LIMIT = 99;
