import type { MemberEraser } from '../db/member-eraser';
import { memberEraser as addresses } from '../domains/addresses';
import { memberEraser as articles } from '../domains/articles';
import { memberEraser as auth } from '../domains/auth';
import { memberEraser as cart } from '../domains/cart';
import { memberEraser as chat } from '../domains/chat';
import { memberEraser as coupons } from '../domains/coupons';
import { memberEraser as credentials } from '../domains/credentials';
import { memberEraser as dealers } from '../domains/dealers';
import { memberEraser as notifications } from '../domains/notifications';
import { memberEraser as points } from '../domains/points';
import { memberEraser as products } from '../domains/products';
import { memberEraser as shipping } from '../domains/shipping';
import { memberEraser as staff } from '../domains/staff';
import { memberEraser as staffViews } from '../domains/staff-views';
import { memberEraser as idempotency } from '../platform/idempotency/member-eraser.repo';

/** The erasers of all domains, run when an account is deleted; the account itself comes last. */
export const memberErasers: readonly MemberEraser[] = [
  addresses,
  articles,
  auth,
  cart,
  chat,
  coupons,
  credentials,
  dealers,
  idempotency,
  notifications,
  points,
  products,
  shipping,
  // Before the colleague, to whom they belong.
  staffViews,
  staff,
];
