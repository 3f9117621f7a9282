import type { ProductSummary } from '@mall/sdk';
import { Heading, Picture, Price, Skeleton, Stack } from '@mall/ui';
import { to } from '../../paths/paths';
import { SharedElement } from '../../navigation/SharedElement';
import { PICTURE_SIZES } from '../../components/products/pictureSizes';
import { PageTitle } from '../../navigation/PageTitle';
import { sharedPicture } from '../../navigation/sharedElementTransition';
import { Hero, NameAndPrice, Pictures, Trail } from './ProductHero.styles';

export interface ProductPageSkeletonProps {
  /** The product's data from a list. */
  readonly known: ProductSummary | undefined;
}

/** A product page while it loads: the known data, and placeholders for the rest. */
export function ProductPageSkeleton({ known }: ProductPageSkeletonProps) {
  return (
    <Stack gap={5}>
      {known && <PageTitle>{known.name}</PageTitle>}
      <Trail>
        <Skeleton shape="box" width={220} height={44} />
      </Trail>
      <Hero>
        <Pictures>
          {known ? (
            <SharedElement>
              <Picture
                eager
                src={known.index_img}
                alt={known.name}
                sizes={PICTURE_SIZES}
                mainColor={known.color}
                preview={sharedPicture(to.product(known.p_id))}
              />
            </SharedElement>
          ) : (
            <Skeleton shape="box" ratio={1} />
          )}
        </Pictures>
        <Stack gap={4}>
          <NameAndPrice>
            {known ? (
              <>
                <Heading level={1} size="xl">
                  {known.name}
                </Heading>
                <Price amount={known.amount} market_price={known.market_price} size="lg" />
              </>
            ) : (
              <>
                <Skeleton shape="box" height={30} width="80%" />
                <Skeleton shape="box" height={44} width={160} />
              </>
            )}
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
