import * as z from 'zod/mini';
import { describe } from '../core/describe';

/** A shipping method's kind. */
export const shippingKind = describe(
  z.enum(['home', 'pickup', 'cvs']),
  '`home` to an address, `cvs` to a convenience store, `pickup` at the shop.',
);
