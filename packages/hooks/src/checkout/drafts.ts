import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStorage, type CartLayer, type InvoiceChoice, type PaymentChoice } from '@mall/sdk';

/** What was typed and picked at one layer's checkout, valid or not. */
export interface CheckoutDraft {
  /** The shipping form's fields as typed. */
  readonly shipping?: Readonly<Record<string, string | number>>;
  /** The way to pay as picked. */
  readonly payment?: PaymentChoice;
  /** The invoice form's fields as typed. */
  readonly invoice?: { readonly kind: InvoiceChoice['kind'] } & Readonly<Record<string, string>>;
}

interface CheckoutDrafts {
  /** Whose they are: a device may have another member at it by the next visit. */
  readonly owner: number | null;
  readonly drafts: Readonly<Partial<Record<CartLayer, CheckoutDraft>>>;
}

const NONE: CheckoutDrafts = { owner: null, drafts: {} };
const EMPTY: CheckoutDraft = {};

/** Half-filled checkouts by layer, kept over a reload; one a page, as its storage is. */
export const checkoutDrafts = createStore<CheckoutDrafts>()(
  persist(() => NONE, {
    name: 'mall.checkout',
    storage: createJSONStorage(() => browserStorage()),
  }),
);

/** A layer's draft; empty when what is kept is another member's. */
export const readDraft = (
  { owner, drafts }: CheckoutDrafts,
  member: number | null,
  layer: CartLayer,
): CheckoutDraft => (member !== null && owner === member ? drafts[layer] : undefined) ?? EMPTY;

/** Adds to a layer's draft; another member's drafts give way. */
export function writeDraft(member: number, layer: CartLayer, change: CheckoutDraft): void {
  checkoutDrafts.setState((kept) => ({
    owner: member,
    drafts: {
      ...(kept.owner === member ? kept.drafts : {}),
      [layer]: { ...readDraft(kept, member, layer), ...change },
    },
  }));
}

/** Forgets a layer's draft: its order is placed. */
export function discardDraft(layer: CartLayer): void {
  checkoutDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [layer]: EMPTY } }));
}

/** Forgets all drafts: the member signed out, and the next one may be someone else. */
export function forgetDrafts(): void {
  checkoutDrafts.setState(NONE);
}
