import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage, type CartLayer, type InvoiceChoice, type PaymentChoice } from '@mall/sdk';

/** The form values of one layer's checkout, valid or not. */
export interface CheckoutDraft {
  /** The shipping form's values. */
  readonly shipping?: Readonly<Record<string, string | number>>;
  /** The selected payment method. */
  readonly payment?: PaymentChoice;
  /** The invoice form's values. */
  readonly invoice?: { readonly kind: InvoiceChoice['kind'] } & Readonly<Record<string, string>>;
}

interface CheckoutDrafts {
  /** The id of the member who owns the drafts: another member may use the device on the next visit. */
  readonly owner: number | null;
  readonly drafts: Readonly<Partial<Record<CartLayer, CheckoutDraft>>>;
}

const NONE: CheckoutDrafts = { owner: null, drafts: {} };
const EMPTY: CheckoutDraft = {};

/**
 * Unfinished checkouts by layer, persisted across reloads. One store per page, because its storage is
 * shared.
 */
export const checkoutDrafts = createStore<CheckoutDrafts>()(
  persist(() => NONE, {
    name: 'mall.checkout',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** A layer's draft; empty when the stored one belongs to another member. */
export const readDraft = (
  { owner, drafts }: CheckoutDrafts,
  member: number | null,
  layer: CartLayer,
): CheckoutDraft => (member !== null && owner === member ? drafts[layer] : undefined) ?? EMPTY;

/** Merges values into a layer's draft; replaces the drafts of another member. */
export function writeDraft(member: number, layer: CartLayer, change: CheckoutDraft): void {
  checkoutDrafts.setState((kept) => ({
    owner: member,
    drafts: {
      ...(kept.owner === member ? kept.drafts : {}),
      [layer]: { ...readDraft(kept, member, layer), ...change },
    },
  }));
}

/** Deletes a layer's draft, after its order is placed. */
export function discardDraft(layer: CartLayer): void {
  checkoutDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [layer]: EMPTY } }));
}

/** Deletes all drafts on sign-out: the next user of the device may be someone else. */
export function forgetDrafts(): void {
  checkoutDrafts.setState(NONE);
}
