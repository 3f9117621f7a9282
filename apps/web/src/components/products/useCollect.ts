import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useProductCollect } from '@mall/hooks';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { useAsMember } from '../../session/useAsMember';

/** Collects a product, with the messages of spec §8; a guest is sent to the sign-in page (spec §5). */
export function useCollect(product: {
  readonly p_id: number;
  readonly is_collect: boolean;
}): (on: boolean) => void {
  const t = useMessages(sharedProductMessages);
  const { succeed, failOperation } = useToasts();
  const asMember = useAsMember();
  const toggle = useProductCollect(product, {
    onSettled: (on) => succeed(on ? t('Added to favourites') : t('Removed from favourites')),
    onFailed: failOperation,
  });
  return (on) => asMember(() => toggle(on), { kind: 'collectProduct', id: product.p_id });
}
