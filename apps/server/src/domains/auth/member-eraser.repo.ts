import { memberEraserOf } from '../../db/member-eraser';
import { memberIdentities } from '../../db/schema';

/** Unlinks a deleted member from the providers they signed in with. */
export const memberEraser = memberEraserOf([memberIdentities]);
