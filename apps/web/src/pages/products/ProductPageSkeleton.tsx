import { Skeleton, Stack } from '@mall/ui';
import { Hero, NameAndPrice, Pictures, Trail } from './ProductHero.styles';

/** Placeholder for a product page while it loads. */
export function ProductPageSkeleton() {
  return (
    <Stack gap={5} aria-busy>
      <Trail>
        <Skeleton shape="box" width={220} height={44} />
      </Trail>
      <Hero>
        <Pictures>
          <Skeleton shape="box" ratio={1} />
        </Pictures>
        <Stack gap={4}>
          <NameAndPrice>
            <Skeleton shape="box" height={30} width="80%" />
            <Skeleton shape="box" height={44} width={160} />
            <Skeleton width={120} />
          </NameAndPrice>
          <Skeleton shape="box" height={76} />
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={220} />
        </Stack>
      </Hero>
    </Stack>
  );
}
