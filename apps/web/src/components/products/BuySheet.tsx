import { Drawer } from '@mall/ui';
import type { ReactNode } from 'react';
import { BuySheetContent, type BuySheetContentProps } from './BuySheetContent';

export interface BuySheetProps extends BuySheetContentProps {
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
