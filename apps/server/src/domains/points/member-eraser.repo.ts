import { memberEraserOf } from '../../db/member-eraser';
import { cartPoints, pointDebts, pointEntries } from '../../db/schema';

/** Removes a deleted member's points. */
export const memberEraser = memberEraserOf([cartPoints, pointDebts, pointEntries]);
