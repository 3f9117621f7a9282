import { Skeleton, Stack } from '@mall/ui';
import { Hero } from './ProductHero.styles';

/** Placeholder for a product page while it loads. */
export function ProductPageSkeleton() {
  return (
    <Stack gap={5} aria-busy>
      <Skeleton width={220} />
      <Hero>
        <Skeleton shape="box" ratio={1} />
        <Stack gap={4}>
          <Skeleton width={64} />
          <Skeleton shape="box" height={36} width="80%" />
          <Skeleton lines={2} />
          <Skeleton shape="box" height={40} width={160} />
          <Skeleton shape="box" height={56} />
        </Stack>
      </Hero>
    </Stack>
  );
}
