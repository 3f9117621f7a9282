import type { FocusEventHandler, RefCallback } from 'react';

/** Props that a form library passes to a field of a controlled form. */
export interface FormFieldProps {
  /** Receives the element, e.g. to focus the first invalid field. */
  readonly ref?: RefCallback<HTMLInputElement | HTMLSelectElement> | undefined;
  /** Called on blur. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement | HTMLSelectElement> | undefined;
}
