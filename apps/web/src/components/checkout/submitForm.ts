/** A form that takes the browser to another site. */
export interface OutgoingForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Leaves for a provider's page by submitting a full-page form: an iframe breaks in the in-app browsers of
 * LINE and Facebook.
 */
export function submitForm({ action, fields }: OutgoingForm): void {
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
