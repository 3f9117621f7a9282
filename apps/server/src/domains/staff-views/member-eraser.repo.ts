import { memberEraserOf } from '../../db/member-eraser';
import { views } from '../../db/schema';

/** Deletes the filters that a deleted member saved at the desk. */
export const memberEraser = memberEraserOf([views]);
