import { memberEraserOf } from '../../db/member-eraser';
import { memberIdentities, socialHandoffs } from '../../db/schema';

/**
 * Unlinks a deleted member from the providers they signed in with, and voids codes that are not
 * exchanged yet.
 */
export const memberEraser = memberEraserOf([memberIdentities, socialHandoffs]);
