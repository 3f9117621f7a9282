import { memberEraserOf } from '../../db/member-eraser';
import { addresses } from '../../db/schema';

/** Removes a deleted member's addresses. */
export const memberEraser = memberEraserOf([addresses]);
