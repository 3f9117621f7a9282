import type { PlacedOrder } from '@mall/sdk';

/**
 * Hands the shopper over to the gateway with a full-page form: a frame breaks in the in-app
 * browsers of LINE and Facebook.
 */
export function submitToGateway({ action, fields }: PlacedOrder['next']): void {
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
