import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一行文字，放在 Field 裡。記得給 autoComplete 和 inputMode，手機才會自動填、跳對鍵盤。',
    en: 'A line of text, inside a Field. Give it autoComplete and inputMode, so that a phone fills it in and shows the right keys.',
  },
  instead: {
    zh: '密碼用 PasswordInput，多行用 Textarea，數量用 Stepper，搜尋用 SearchField。電話、卡號不要用 type="number"。',
    en: 'For a password PasswordInput, for several lines Textarea, for a quantity Stepper, for a search SearchField. No type="number" for phone or card.',
  },
};
