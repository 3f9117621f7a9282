import { useMessages } from '@mall/app/messages';
import { Button, VisuallyHidden, type ButtonProps } from '@mall/ui';
import { Bell, BellOff } from 'lucide-react';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { useBackInStockToggle } from './useBackInStockToggle';

export interface BackInStockButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  readonly product: { readonly p_id: number; readonly name: string; readonly is_wait: boolean };
}

/** Subscribes to a product's back-in-stock notification, or unsubscribes: 貨到通知我. */
export function BackInStockButton({ product, ...look }: BackInStockButtonProps) {
  const t = useMessages(sharedProductMessages);
  const wait = useBackInStockToggle(product);
  const { name, is_wait } = product;
  return (
    <Button
      {...look}
      variant={is_wait ? 'secondary' : 'primary'}
      startIcon={is_wait ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      onClick={() => wait(!is_wait)}
    >
      <span aria-hidden>
        {is_wait ? t('Do not tell me any more') : t('Tell me when it is back')}
      </span>
      <VisuallyHidden>
        {is_wait
          ? t('Do not tell me of “{0}” any more', name)
          : t('Tell me when “{0}” is back', name)}
      </VisuallyHidden>
    </Button>
  );
}
