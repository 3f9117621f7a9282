import { memberEraserOf } from '../../db/member-eraser';
import { shippingChoices, storeMapVisits } from '../../db/schema';

/** Removes what a deleted member chose of shipping. */
export const memberEraser = memberEraserOf([shippingChoices, storeMapVisits]);
