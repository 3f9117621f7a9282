import type { PlacedOrder } from '@mall/sdk';
import { useNavigate } from 'react-router-dom';
import { to } from '../../paths';
import { submitForm } from './submitForm';

/**
 * Continues after an order was placed: to the gateway, to a URL, or to the order when no payment is due.
 */
export function useNextStep(): (placed: PlacedOrder) => void {
  const navigate = useNavigate();
  return ({ trans_order_id, next }) => {
    if (next.kind === 'form') return submitForm(next);
    if (next.kind === 'redirect') return window.location.assign(next.url);
    void navigate(to.complete(trans_order_id));
  };
}
