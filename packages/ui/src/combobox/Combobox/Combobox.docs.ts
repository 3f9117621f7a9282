import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '可搜尋選單',
  description: '打幾個字就能篩選的下拉選單，適合很多選項。',
  when: {
    zh: '選項多到要打字找，例如銀行、學校。全形、半形、臺和台都找得到，注音組字中的 Enter 不會選。',
    en: 'Chooses one of many options by typing, such as banks or schools. Full and half width and 臺 or 台 match alike. An Enter that ends a composition chooses nothing.',
  },
  instead: {
    zh: '十個以內用 Select，手機的原生選單最好用；兩到四個用 RadioGroup 或 SegmentedControl。不能填清單外的字，那是 Input。',
    en: 'For up to about ten options use Select, the phone’s native list; for two to four, RadioGroup or SegmentedControl. For free text use Input.',
  },
  anatomy: `<Field label="銀行">
  <Combobox options={banks} value={bank} onValueChange={setBank} />
</Field>`,
  keys: [
    {
      keys: 'ArrowDown, ArrowUp',
      zh: '打開清單；在選項間移動',
      en: 'Opens the list; moves between options',
    },
    { keys: 'Alt + ArrowDown', zh: '打開清單', en: 'Opens the list' },
    { keys: 'Alt + ArrowUp', zh: '選擇並收起', en: 'Chooses and closes' },
    {
      keys: 'Home, End',
      zh: '清單打開時：第一個、最後一個',
      en: 'While the list is open: the first or last option',
    },
    { keys: 'Enter', zh: '選擇；選字中不算', en: 'Chooses; not during IME composition' },
    {
      keys: 'Escape',
      zh: '收起，還原成原本選的；再按一次清空',
      en: 'Closes and restores the chosen option; a second press clears the field',
    },
    { keys: 'Tab', zh: '離開，不選任何東西', en: 'Leaves without choosing' },
  ],
  advice: [
    {
      do: {
        zh: 'note 放銀行代碼，人常常記得的是代碼。',
        en: 'Put a bank’s code into note: many users remember the code.',
      },
      dont: { zh: '打開時就預選第一個。', en: 'Preselect the first option.' },
    },
  ],
};
