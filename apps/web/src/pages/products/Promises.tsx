import { useMessages, useTimeText } from '@mall/app/messages';
import type { ShopIndex } from '@mall/sdk';
import { color, fontSize, formatPrice, media, space, useShopLabels } from '@mall/ui';
import { PackageCheck, Truck } from 'lucide-react';
import { styled } from 'styled-components';
import { mallMessages } from '../../messages/zh-TW/mall';

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
  & b {
    display: inline-block;
    font-weight: inherit;
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.fresh};
  }
  /* Each on one line. */
  @media (max-width: 389px) {
    column-gap: ${space[2]};
    font-size: ${fontSize.xs};
    & li {
      column-gap: ${space[1]};
    }
  }
`;

export interface PromisesProps {
  /** Undefined while loading. */
  readonly index: Pick<ShopIndex, 'free_shipping' | 'departure'> | undefined;
}

/** What the shop promises: the free-shipping thresholds, and the earliest departure of a parcel. */
export function Promises({ index }: PromisesProps) {
  const t = useMessages(mallMessages);
  const { temperatures } = useShopLabels();
  const timeText = useTimeText();
  if (!index) return <Strip as="div" aria-hidden />;
  const { free_shipping, departure } = index;
  return (
    <Strip role="list" aria-label={t('Our promise')} data-keep-clear>
      {free_shipping.map(({ layer, from }) => (
        <li key={layer}>
          <Truck aria-hidden />
          <span>
            {temperatures[layer]} <b>{t('Free over {0}', formatPrice(from))}</b>
          </span>
        </li>
      ))}
      {departure && (
        <li>
          <PackageCheck aria-hidden />
          {t('Ships {0} at the earliest', timeText(departure.leaves_on))}
        </li>
      )}
    </Strip>
  );
}
