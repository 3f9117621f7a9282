import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage, type CartLayer, type InvoiceChoice, type PaymentChoice } from '@mall/sdk';

/** The subject of a checkout: one layer's cart, or an unpaid order by its `trans_order_id`. */
export type CheckoutPlace = CartLayer | string;

/** The form values of one checkout, valid or not. */
export interface CheckoutDraft {
  /** The shipping form's values. */
  readonly shipping?: Readonly<Record<string, string | number>>;
  /** The selected payment method. */
  readonly payment?: PaymentChoice;
  /** The id of the coupon that was applied without a request. */
  readonly bestCoupon?: number;
  /** The invoice form's values. */
  readonly invoice?: { readonly kind: InvoiceChoice['kind'] } & Readonly<Record<string, string>>;
}

interface CheckoutDrafts {
  /** The id of the member who owns the drafts: another member may use the device on the next visit. */
  readonly owner: number | null;
  readonly drafts: Readonly<Partial<Record<CheckoutPlace, CheckoutDraft>>>;
}

const NONE: CheckoutDrafts = { owner: null, drafts: {} };
const EMPTY: CheckoutDraft = {};

/**
 * Unfinished checkouts by place, persisted across reloads. One store per page, because its storage
 * is shared.
 */
export const checkoutDrafts = createStore<CheckoutDrafts>()(
  persist(() => NONE, {
    name: 'mall.checkout',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** Returns a place's draft; empty when the stored one belongs to another member. */
export const readDraft = (
  { owner, drafts }: CheckoutDrafts,
  member: number | null,
  place: CheckoutPlace,
): CheckoutDraft => (member !== null && owner === member ? drafts[place] : undefined) ?? EMPTY;

/** Merges values into a place's draft; replaces the drafts of another member. */
export function writeDraft(member: number, place: CheckoutPlace, change: CheckoutDraft): void {
  checkoutDrafts.setState((stored) => ({
    owner: member,
    drafts: {
      ...(stored.owner === member ? stored.drafts : {}),
      [place]: { ...readDraft(stored, member, place), ...change },
    },
  }));
}

/** Deletes a place's draft, after its order is placed or paid. */
export function discardDraft(place: CheckoutPlace): void {
  checkoutDrafts.setState(({ drafts: { [place]: _done, ...drafts } }) => ({ drafts }));
}

/** Deletes all drafts on sign-out: the next user of the device may be someone else. */
export function clearDrafts(): void {
  checkoutDrafts.setState(NONE);
}
