import { Skeleton } from '@mall/ui';
import { Sheet } from './Sheet';

/** The shape of a sheet to come: its heading and some lines. */
export function SheetSkeleton({ lines }: { readonly lines: number }) {
  return (
    <Sheet aria-busy>
      <Skeleton width={96} />
      <div>
        <Skeleton lines={lines} />
      </div>
    </Sheet>
  );
}
