import type { ComboboxLabels } from '../types/combobox';

/** Traditional Chinese labels of the combobox. */
export const defaultComboboxLabels: ComboboxLabels = {
  options: '選項',
  show: '顯示選項',
  none: '沒有符合的選項',
  count: (count) => `${count} 個符合的選項`,
};
