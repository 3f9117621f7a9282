import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { arch, fontSize } from '../../tokens/scale';

export interface EmptyStateProps {
  /**
   * The icon, shown under an arch.
   * @default a store
   */
  icon?: ReactNode;
  /** A custom picture instead of the icon. */
  picture?: ReactNode;
  /** What is missing, in a few words. */
  title: string;
  /** The reason, or how to add content. */
  text?: ReactNode;
  /** The one action to offer, a `Button` or a `Link`. */
  action?: ReactNode;
  /**
   * Element of the title, to fit the page's outline.
   * @default 'h2'
   */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-width: 400px;
  margin-inline: auto;
  padding: 48px 16px;
  text-align: center;
`;

const Arch = styled.div`
  display: grid;
  place-items: end center;
  width: 88px;
  height: 112px;
  margin-bottom: 16px;
  padding-bottom: 24px;
  border-radius: ${arch};
  background: linear-gradient(${color.brandSoft}, ${color.sunken});
  color: ${color.brand};
  & svg {
    width: 36px;
    height: 36px;
    stroke-width: 1.5;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.lg};
`;

const Description = styled.p`
  color: ${color.muted};
  text-wrap: balance;
`;

const Action = styled.div`
  margin-top: 16px;
`;

/**
 * Shown when there is no content: a friendly message with one action.
 *
 * @example
 * <EmptyState icon={<ShoppingBag />} title="購物車還是空的" text="去巷口逛逛吧。" action={<Button>逛商城</Button>} />
 */
export function EmptyState({
  icon,
  picture,
  title,
  text,
  action,
  titleAs = 'h2',
}: EmptyStateProps) {
  return (
    <Frame>
      {picture ?? <Arch aria-hidden>{icon ?? <Store />}</Arch>}
      <Title as={titleAs}>{title}</Title>
      {text && <Description>{text}</Description>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}
