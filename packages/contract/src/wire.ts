/**
 * The numbers of the wire by their names, as plain data: for code that says what it means. The contract's schemas are made of
 * them.
 */

/** The temperatures that parcels travel at; each has its own cart and its own order: 常溫, 冷藏, 冷凍. */
export const LAYERS = { normal: 1, refrigerated: 2, frozen: 3 } as const;

/** What a line of a cart is: a product, a gift that comes by itself, an add-on at a lower price. */
export const LINE_TYPES = { normal: 1, gift: 2, addOn: 3 } as const;

/** The `relation_id` of a line that hangs on no other. */
export const NO_RELATION = 0;

/** Who may see a post, as its author sends it; what is read of it is the number. */
export const PERMISSIONS = { public: '1', group: '2' } as const;

/** What is uploaded for a post or a message. */
export const MEDIA_TYPES = { picture: '1', video: '2' } as const;

/** What a message of the chat is. */
export const MESSAGE_TYPES = { text: 1, picture: 2, video: 3, order: 4 } as const;

/** A switch in the query of a list, such as `in_stock`. */
export const FLAGS = { off: '0', on: '1' } as const;
