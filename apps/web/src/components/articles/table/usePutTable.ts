import { useMessages } from '@mall/app/messages';
import { useDialogQueue, useToasts } from '@mall/app/overlays';
import { saveGuestIntent, useAddAllToCart, useSession, type LineOfLayer } from '@mall/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { tableMessages } from '../../../messages/zh-TW/table';
import { to } from '../../../paths/paths';

export interface PutTableCallbacks {
  readonly onAdded: () => void;
  /** Called when a line cannot be added, so that none was. */
  readonly onRefused: () => void;
}

/** Puts the lines of a table into their carts. A guest is asked to sign in first, and the lines are kept until then. */
export function usePutTable({ onAdded, onRefused }: PutTableCallbacks) {
  const t = useMessages(tableMessages);
  const { succeed, fail, failWith } = useToasts();
  const { enqueue } = useDialogQueue();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutateAsync: addAll, isPending } = useAddAllToCart();

  async function put(lines: readonly LineOfLayer[]): Promise<void> {
    if (!session) {
      const yes = await enqueue({
        kind: 'confirmation',
        props: {
          title: t('Please sign in first'),
          text: t('Sign in to put things in your carts; your choice is kept until then.'),
          confirm: t('Sign in'),
          cancel: t('Keep browsing'),
        },
      });
      if (!yes) return;
      saveGuestIntent({ kind: 'cartLines', lines });
      return void navigate(to.login(pathname + search));
    }
    // A second press during the first call is the same request.
    if (isPending) return;
    try {
      const { added } = await addAll(lines);
      if (!added) {
        failWith(t('Nothing was added yet; please look at the marked products'));
        return onRefused();
      }
      const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const layer = lines[0]?.layer;
      succeed(t('The table is in your carts ({0})', units), {
        label: t('View cart'),
        onAction: () => void navigate(to.cart(layer)),
      });
      onAdded();
    } catch (error) {
      fail(error);
      onRefused();
    }
  }
  return { put, isPending };
}
