import { createStore, type StoreApi } from 'zustand/vanilla';
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

export interface CheckoutDraftsState {
  readonly drafts: Readonly<Partial<Record<CartLayer, CheckoutDraft>>>;
  write(layer: CartLayer, change: CheckoutDraft): void;
  discard(layer: CartLayer): void;
  clear(): void;
}

export type CheckoutDrafts = StoreApi<CheckoutDraftsState>;

/** Half-filled checkouts by layer, kept over a reload; forgotten at sign-out. */
export function createCheckoutDrafts(): CheckoutDrafts {
  return createStore<CheckoutDraftsState>()(
    persist(
      (set) => ({
        drafts: {},
        write: (layer, change) =>
          set(({ drafts }) => ({
            drafts: { ...drafts, [layer]: { ...drafts[layer], ...change } },
          })),
        discard: (layer) => set(({ drafts }) => ({ drafts: { ...drafts, [layer]: {} } })),
        clear: () => set({ drafts: {} }),
      }),
      {
        name: 'mall.checkout',
        storage: createJSONStorage(() => globalThis.localStorage),
        partialize: ({ drafts }) => ({ drafts }),
      },
    ),
  );
}
