import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '儲存列',
  description: '表單有還沒儲存的變更時，黏在畫面下方的一列：儲存，或放棄。',
  when: {
    zh: '一頁好幾欄、改完一次存的表單，例如商品、設定。有變更才出現。',
    en: 'Saves or discards the changes of a page with several fields, such as a product or settings. It appears with the first change.',
  },
  instead: {
    zh: '對話框裡的表單用它自己的按鈕；開關按了就生效，不用存。',
    en: 'For a form in a dialog use the dialog’s own buttons. A switch takes effect at once and needs no bar.',
  },
  keys: [
    { keys: 'Tab, Shift + Tab', zh: '在放棄與儲存之間移動', en: 'Moves between discard and save' },
    {
      keys: 'Enter, Space',
      zh: '按下按鈕；存好後焦點回到原本的欄位',
      en: 'Presses the button; after saving the focus returns to the field',
    },
  ],
  advice: [
    {
      do: {
        zh: '離開本頁的連結由路由的 useBlocker 問；關掉分頁用 warnOnLeave。',
        en: 'Ask with the router’s useBlocker before links, and set warnOnLeave for closing the tab.',
      },
      dont: {
        zh: '沒有變更也攔著人不讓走。',
        en: 'Stop users from leaving when nothing has changed.',
      },
    },
    {
      do: {
        zh: '存不成時說原因，欄位一個都不清。',
        en: 'Say why saving failed, and clear no field.',
      },
      dont: { zh: '只寫「儲存失敗」。', en: 'Only say that saving failed.' },
    },
  ],
};
