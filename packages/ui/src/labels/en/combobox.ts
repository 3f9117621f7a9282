import type { ComboboxLabels } from '../types/combobox';

/** The words of a list to type in, in English. */
export const combobox: ComboboxLabels = {
  options: 'Options',
  show: 'Show options',
  none: 'No option fits',
  count: (count) => `${count} ${count === 1 ? 'option' : 'options'}`,
};
