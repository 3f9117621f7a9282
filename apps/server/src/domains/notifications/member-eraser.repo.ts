import { memberEraserOf } from '../../db/member-eraser';
import { notifications } from '../../db/schema';

/** Removes a deleted member's notifications. */
export const memberEraser = memberEraserOf([notifications]);
