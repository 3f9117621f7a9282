import type { ProductDetail } from '@mall/sdk';
import { Drawer } from '@mall/ui';
import type { ReactNode } from 'react';
import { BuySheetContent } from './BuySheetContent';
import type { Purchase } from './usePurchase';

export interface BuySheetProps {
  readonly product: ProductDetail;
  readonly purchase: Purchase;
  /** Whether the selection is sold out. */
  readonly soldOut: boolean;
  /** The buttons at its end. */
  readonly buttons: ReactNode;
  readonly onOpenChange: (open: boolean) => void;
}

/** The sheet for missing choices. */
export default function BuySheet({ buttons, onOpenChange, ...content }: BuySheetProps) {
  const { name } = content.product;
  return (
    <Drawer open side="bottom" title={name} onOpenChange={onOpenChange} footer={buttons}>
      <BuySheetContent {...content} />
    </Drawer>
  );
}
