/**
 * The numbers of the wire format by name, as plain data. The contract's schemas are built from
 * them.
 */

/** The shipping temperatures; each has its own cart and its own orders: 常溫, 冷藏, 冷凍. */
export const LAYERS = { normal: 1, refrigerated: 2, frozen: 3 } as const;

/** The type of a cart line: a product, a gift that the server adds, or an add-on at a lower price. */
export const LINE_TYPES = { normal: 1, gift: 2, addOn: 3 } as const;

/** The `relation_id` of a line that belongs to no other line. */
export const NO_RELATION = 0;

/** The visibility of a post, as its author sends it; replies contain it as a number. */
export const PERMISSIONS = { public: '1', group: '2' } as const;

/** The type of an upload for a post or a message. */
export const MEDIA_TYPES = { picture: '1', video: '2' } as const;

/** The type of a chat message. */
export const MESSAGE_TYPES = { text: 1, picture: 2, video: 3, order: 4 } as const;

/** A switch in the query of a list, such as `in_stock`. */
export const FLAGS = { off: '0', on: '1' } as const;
