import { failureCodes } from '@mall/contract';
import { staffFailureCodes, type StaffFailureName } from '@mall/contract/staff';
import { expect } from 'vitest';

/** Matches a response body with this refusal, and with this message if given. */
export const refused = (name: StaffFailureName, msg?: string): unknown =>
  expect.objectContaining({
    valid: false,
    code: { ...failureCodes, ...staffFailureCodes }[name],
    ...(msg === undefined ? {} : { msg }),
  });
