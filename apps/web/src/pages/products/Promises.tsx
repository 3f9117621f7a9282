import { useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import type { ShopIndex } from '@mall/sdk';
import { color, fontSize, formatPrice, media, space, useShopLabels } from '@mall/ui';
import { PackageCheck, Truck } from 'lucide-react';
import { styled } from 'styled-components';
import { productMessages } from '../../messages/zh-TW/products';

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[5]};
  min-height: 28px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  /* One line on a tablet, without an orphan below it. */
  @media (min-width: 768px) and (max-width: 899px) {
    column-gap: ${space[4]};
    font-size: ${fontSize.xs};
  }
  /* Two lines on a phone, also while loading. */
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, auto));
    column-gap: ${space[4]};
    min-height: 50px;
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  & svg {
    width: 18px;
    height: 18px;
    color: ${color.fresh};
  }
`;

export interface PromisesProps {
  /** Undefined while loading. */
  readonly freeShipping: ShopIndex['free_shipping'] | undefined;
}

/** The shop's terms from its settings: the free-shipping threshold, and the days until a parcel ships. */
export function Promises({ freeShipping }: PromisesProps) {
  const t = useMessages(productMessages);
  const { temperatures } = useShopLabels();
  const { data: configs, status } = useConfigs();
  const days = configs?.product.specify_shipping_days ?? 0;
  // Rendered together: a later one would move the others.
  if (!freeShipping || status === 'pending') return <Strip as="div" aria-hidden />;
  return (
    <Strip role="list" aria-label={t('What we promise')}>
      {freeShipping.map(({ layer, from }) => (
        <li key={layer}>
          <Truck aria-hidden />
          {temperatures[layer]} {t('Free from {0}', formatPrice(from))}
        </li>
      ))}
      {days > 0 && (
        <li>
          <PackageCheck aria-hidden />
          {t('Leaves within {0} days', days)}
        </li>
      )}
    </Strip>
  );
}
