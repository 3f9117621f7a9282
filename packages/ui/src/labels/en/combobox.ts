import type { ComboboxLabels } from '../types/combobox';

/** English labels of the combobox. */
export const combobox: ComboboxLabels = {
  options: 'Options',
  show: 'Show options',
  none: 'No option fits',
  count: (count) => `${count} ${count === 1 ? 'option' : 'options'}`,
};
