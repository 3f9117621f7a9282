import { memberEraserOf } from '../../db/member-eraser';
import { cartItems } from '../../db/schema';

/** Removes a deleted member's carts. */
export const memberEraser = memberEraserOf([cartItems]);
