import { redirectToPayment, type PlacedOrder } from '@mall/sdk';
import { useNavigate } from 'react-router-dom';
import { to } from '../../paths/paths';

/**
 * Continues after an order was placed: to the gateway, to a URL, or to the order when no payment is due. The previous
 * page has an empty cart now, so its history entry is replaced with the order.
 */
export function useNextStep(): (placed: PlacedOrder) => void {
  const navigate = useNavigate();
  return ({ trans_order_id, next }) => {
    const order = to.order(trans_order_id);
    // Not through the router: this page stays visible until the next one has loaded.
    history.replaceState(history.state, '', order);
    if (next.kind === 'none') return void navigate(to.complete(trans_order_id));

    // The back-forward cache restores the page in its old state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', onPageShow);
      void navigate(order, { replace: true });
    };
    addEventListener('pageshow', onPageShow);
    redirectToPayment(next);
  };
}
