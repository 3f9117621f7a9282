import { Skeleton } from '@mall/ui';

/** How many chosen products are shown; more are counted. */
export const MOST_SHOWN = 3;
const ROW = 48;
const GAP = 12;

/** Placeholder of the chosen products, with their height. */
export function ChosenSkeleton({ lines }: { readonly lines: number }) {
  const rows = Math.min(lines, MOST_SHOWN);
  return (
    <div aria-busy>
      <Skeleton shape="box" height={rows * ROW + (rows - 1) * GAP} />
    </div>
  );
}
