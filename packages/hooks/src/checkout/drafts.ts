import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { CartLayer, InvoiceChoice, PaymentChoice } from '@mall/sdk';

/** What was typed and picked at one layer's checkout, valid or not. */
export interface CheckoutDraft {
  /** The shipping form's fields as typed. */
  readonly shipping?: Readonly<Record<string, string | number>>;
  readonly payment?: PaymentChoice;
  /** The invoice form's fields as typed. */
  readonly invoice?: { readonly kind: InvoiceChoice['kind'] } & Readonly<Record<string, string>>;
}

interface CheckoutDrafts {
  readonly drafts: Readonly<Partial<Record<CartLayer, CheckoutDraft>>>;
}

/** Half-filled checkouts by layer, kept over a reload; one a page, as its storage is. */
export const checkoutDrafts = createStore<CheckoutDrafts>()(
  persist((): CheckoutDrafts => ({ drafts: {} }), {
    name: 'mall.checkout',
    storage: createJSONStorage(() => globalThis.localStorage),
  }),
);

/** Adds to a layer's draft. */
export function writeDraft(layer: CartLayer, change: CheckoutDraft): void {
  checkoutDrafts.setState(({ drafts }) => ({
    drafts: { ...drafts, [layer]: { ...drafts[layer], ...change } },
  }));
}

/** Forgets a layer's draft: its order is placed. */
export function discardDraft(layer: CartLayer): void {
  checkoutDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [layer]: {} } }));
}

/** Forgets all drafts: the member signed out, and the next one may be someone else. */
export function forgetDrafts(): void {
  checkoutDrafts.setState({ drafts: {} });
}
