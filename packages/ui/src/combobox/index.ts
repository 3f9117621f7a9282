export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox/Combobox';
export { defaultComboboxLabels } from '../labels/zh-TW/combobox';
export type { ComboboxLabels } from '../labels/types/combobox';
