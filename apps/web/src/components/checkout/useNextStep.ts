import type { PlacedOrder } from '@mall/sdk';
import { useNavigate } from 'react-router-dom';
import { to } from '../../paths';

/**
 * Continues after an order was placed: to the gateway by submitting a full-page form, because an iframe
 * breaks in the in-app browsers of LINE and Facebook; to a URL; or to the order when no payment is due.
 */
export function useNextStep(): (placed: PlacedOrder) => void {
  const navigate = useNavigate();
  return ({ trans_order_id, next }) => {
    if (next.kind === 'form') return submitForm(next.action, next.fields);
    if (next.kind === 'redirect') return window.location.assign(next.url);
    void navigate(to.complete(trans_order_id));
  };
}

function submitForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
