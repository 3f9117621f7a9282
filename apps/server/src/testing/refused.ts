import { failureCodes, type FailureName } from '@mall/contract';
import { expect } from 'vitest';

/** Matches a reply's body that refuses for this reason, with this sentence if one is given. */
export const refused = (name: FailureName, msg?: string): unknown =>
  expect.objectContaining({
    valid: false,
    code: failureCodes[name],
    ...(msg === undefined ? {} : { msg }),
  });
