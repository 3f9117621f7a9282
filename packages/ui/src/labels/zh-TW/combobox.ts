import type { ComboboxLabels } from '../types/combobox';

/** The words of a list to type in, in Traditional Chinese. */
export const defaultComboboxLabels: ComboboxLabels = {
  options: '選項',
  show: '顯示選項',
  none: '沒有符合的選項',
  count: (count) => `${count} 個符合的選項`,
};
