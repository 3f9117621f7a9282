import type { PlacedOrder } from '@mall/sdk';
import { useNavigate } from 'react-router-dom';
import { to } from '../../paths';
import { leave } from '../../shell/leave';
import { submitForm } from './submitForm';

/**
 * Continues after an order was placed: to the gateway, to a URL, or to the order when no payment is due. The page
 * that one leaves has done its work, and its cart is empty: whoever goes back there finds the order instead.
 */
export function useNextStep(): (placed: PlacedOrder) => void {
  const navigate = useNavigate();
  return ({ trans_order_id, next }) => {
    const order = to.order(trans_order_id);
    // Behind the router's back: this page stays in sight until the next one is there.
    history.replaceState(history.state, '', order);
    if (next.kind === 'none') return void navigate(to.complete(trans_order_id));

    // A browser that kept the page alive shows it as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', comeBack);
      void navigate(order, { replace: true });
    };
    addEventListener('pageshow', comeBack);
    leave(() => (next.kind === 'form' ? submitForm(next) : location.assign(next.url)));
  };
}
