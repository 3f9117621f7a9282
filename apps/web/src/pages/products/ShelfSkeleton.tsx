import { Skeleton, Stack } from '@mall/ui';

/** About as high as a shelf, so that nothing below it moves far when it is drawn. */
export function ShelfSkeleton() {
  return (
    <Stack gap={3} aria-hidden>
      <Skeleton width={160} />
      <Skeleton shape="box" height={320} />
    </Stack>
  );
}
