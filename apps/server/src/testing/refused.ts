import { failureCodes, type FailureName } from '@mall/contract';
import { expect } from 'vitest';

/** Matches a response body with this refusal, and with this message if given. */
export const refused = (name: FailureName, msg?: string): unknown =>
  expect.objectContaining({
    valid: false,
    code: failureCodes[name],
    ...(msg === undefined ? {} : { msg }),
  });
