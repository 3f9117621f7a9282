import { memberEraserOf } from '../../db/member-eraser';
import { mailedLinks, sessions } from '../../db/schema';

/** Removes a deleted member's sessions and mailed links. */
export const memberEraser = memberEraserOf([mailedLinks, sessions]);
