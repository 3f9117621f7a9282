import { memberEraserOf } from '../../db/member-eraser';
import { deskSessions, passkeys, recoveryCodes, staff, staffFactors } from '../../db/schema';

/** Removes a deleted member from the desk; audit entries keep the name under which they acted. */
export const memberEraser = memberEraserOf([
  deskSessions,
  passkeys,
  recoveryCodes,
  staffFactors,
  staff,
]);
