import { loadOptional } from '@mall/app/loading';
import { useDialogQueue, useToasts } from '@mall/app/overlays';
import { useMessages } from '@mall/app/messages';
import { useAddToCart, useSession, type AddToCart } from '@mall/hooks';
import { useToast } from '@mall/ui';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addToCartMessages } from '../../messages/zh-TW/addToCart';
import { isOffline } from '../../offline/connection';
import { to } from '../../paths/paths';

/** How long the button shows its check mark, in milliseconds. */
const SHOWN = 1400;
/** How long the toast stays, in milliseconds: enough to reach its button. */
const STAYS = 4000;

/** The feedback of an addition. */
export interface AddToCartFeedback {
  /** URL of the product's picture. */
  readonly picture: string | null;
  /** The pressed button; null: no feedback, because the checkout opens next. */
  readonly from: Element | null;
}

/**
 * Adds an item to the cart with an optimistic response: the button shows a check mark, the badge counts, and the
 * picture flies to the cart. An error reverts all of it and shows the server's message. A guest is asked to sign in
 * first (spec §5), and finds the item in the cart afterwards.
 *
 * @returns `add`, which resolves with whether it is in the cart; whether a request is pending; and `done`,
 *   whether the button shows its check mark.
 * @example
 * const { add, done } = useAddWithPrompt();
 * <Button done={done} onClick={({ currentTarget }) => void add(line, { picture, from: currentTarget })} />
 */
export function useAddWithPrompt() {
  const t = useMessages(addToCartMessages);
  const toast = useToast();
  const { fail, failWith } = useToasts();
  const { enqueue } = useDialogQueue();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutateAsync: addToCart, isPending: isAdding } = useAddToCart();
  const [done, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function add(line: AddToCart, { picture, from }: AddToCartFeedback): Promise<boolean> {
    // Offline data is old: nothing may be bought at an old price.
    if (isOffline()) {
      failWith(t('You are offline, so you cannot add items to your cart.'));
      return false;
    }
    if (!session) {
      const { promptGuest } = await import('./promptGuest');
      if (await promptGuest(line, enqueue, from === null))
        void navigate(to.login(pathname + search));
      return false;
    }
    clearTimeout(timer.current);
    setDone(from !== null);
    // Loads in parallel with the call; without it only the toast shows.
    const answer = from && loadOptional(import('./addToCartFeedback'));
    const flight = from && answer?.then((loaded) => loaded?.flyIntoCart(from, picture));
    try {
      const cart = await addToCart(line);
      if (!from) return true;
      timer.current = setTimeout(setDone, SHOWN, false);
      const loaded = await answer;
      toast.success(t('Added to cart'), {
        picture,
        note: cart && loaded?.freeShippingNote(cart),
        place: 'top',
        duration: STAYS,
        replaces: true,
        // The cart page needs no link to the cart.
        action:
          pathname === to.cart()
            ? undefined
            : { label: t('View cart'), onAction: () => void navigate(to.cart(line.layer)) },
      });
      return true;
    } catch (error) {
      setDone(false);
      void flight?.then((flying) => flying?.takeBack());
      fail(error);
      return false;
    }
  }
  return { add, isAdding, done };
}
