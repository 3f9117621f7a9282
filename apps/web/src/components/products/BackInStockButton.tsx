import { useMessages } from '@mall/app/messages';
import type { ProductRule } from '@mall/sdk';
import { Button, VisuallyHidden, type ButtonProps } from '@mall/ui';
import { Bell, BellOff } from 'lucide-react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { variantName } from '@mall/hooks';
import { useBackInStockToggle } from './useBackInStockToggle';

export interface BackInStockButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  readonly product: { readonly p_id: number; readonly name: string; readonly is_wait: boolean };
  /** The chosen variant of a product that has several; undefined: any. */
  readonly variant?: ProductRule | undefined;
}

/** Subscribes to a product's or a variant's back-in-stock notification, or unsubscribes: 貨到通知我. */
export function BackInStockButton({ product, variant, ...look }: BackInStockButtonProps) {
  const t = useMessages(sharedProductMessages);
  const { is_wait } = variant ?? product;
  const wait = useBackInStockToggle({ p_id: product.p_id, rule_id: variant?.rule_id, is_wait });
  const name = variant ? `${product.name} ${variantName(variant)}` : product.name;
  return (
    <Button
      {...look}
      variant={is_wait ? 'secondary' : 'primary'}
      startIcon={is_wait ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      onClick={() => wait(!is_wait)}
    >
      <span aria-hidden>{is_wait ? t('Cancel notification') : t('Notify me when available')}</span>
      <VisuallyHidden>
        {is_wait
          ? t('Cancel the notification for “{0}”', name)
          : t('Notify me when “{0}” is available', name)}
      </VisuallyHidden>
    </Button>
  );
}
