import { memberEraserOf } from '../../db/member-eraser';
import { shippingChoices, storeMapVisits } from '../../db/schema';

/** Removes a deleted member's shipping choices. */
export const memberEraser = memberEraserOf([shippingChoices, storeMapVisits]);
