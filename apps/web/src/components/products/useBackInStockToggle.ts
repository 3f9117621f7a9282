import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useBackInStock } from '@mall/hooks';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { useAsMember } from '../../session/useAsMember';

/**
 * Toggles the back-in-stock notification of a product or a variant, with the messages of spec §8; a guest is sent to sign in (spec
 * §5).
 */
export function useBackInStockToggle(product: {
  readonly p_id: number;
  /** The variant; undefined: any. */
  readonly rule_id?: number | undefined;
  readonly is_wait: boolean;
}): (on: boolean) => void {
  const t = useMessages(sharedProductMessages);
  const { succeed, failOperation } = useToasts();
  const asMember = useAsMember();
  const toggle = useBackInStock(product, {
    onSettled: (on) => succeed(on ? t('We will let you know when it is back') : t('Alert removed')),
    onFailed: failOperation,
  });
  const { p_id, rule_id } = product;
  return (on) => asMember(() => toggle(on), { kind: 'waitProduct', id: p_id, rule_id });
}
