import { Refrigerator, Snowflake, Sun, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { useShopLabels } from '../../shop-labels/ShopLabels';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

/** Shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
export type Layer = 1 | 2 | 3;

export interface LayerBadgeProps {
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: Layer;
}

const icons: Readonly<Record<Layer, LucideIcon>> = { 1: Sun, 2: Refrigerator, 3: Snowflake };

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  width: fit-content;
  padding: 1px 8px 1px 6px;
  border-radius: ${radius.pill};
  background: ${color.freshSoft};
  color: ${color.fresh};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  &[data-layer='2'] {
    background: ${color.refrigeratedSoft};
    color: ${color.refrigerated};
  }
  &[data-layer='3'] {
    background: ${color.frozenSoft};
    color: ${color.frozen};
  }
`;

/**
 * The shipping temperature of a product, with its own colour, icon and text.
 *
 * @example
 * <LayerBadge layer={3} />
 */
export function LayerBadge({ layer }: LayerBadgeProps) {
  const labels = useShopLabels();
  const Icon = icons[layer];
  return (
    <Tag data-layer={layer}>
      <Icon size={13} aria-hidden />
      {labels.temperatures[layer]}
    </Tag>
  );
}
