import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '結帳或地址簿裡要人填台灣的地址：縣市、區、郵遞區號會自己接起來。',
    en: 'An address in Taiwan, at the checkout or in an address book: county, district and postcode fill in each other.',
  },
  instead: {
    zh: '超商取貨不填地址，用店家地圖；已經存過的地址用 RadioCard 選。',
    en: 'A pick-up at a store has no address, but a map of stores; saved addresses are chosen by RadioCard.',
  },
  advice: [
    {
      do: {
        zh: '收件地址給 section="shipping"，瀏覽器一次填好。',
        en: 'Say whose address it is by section, so that the browser fills in all of it.',
      },
      dont: {
        zh: '縣市和區讓人自己打字：「台北」「臺北」會變成兩個地方。',
        en: 'Let county and district be typed: 台北 and 臺北 would be two places.',
      },
    },
  ],
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '依序走過四個欄位',
      en: 'Moves through the four fields in order',
    },
    {
      keys: 'ArrowUp, ArrowDown',
      zh: '在縣市或區裡換一個',
      en: 'Chooses another county or district',
    },
  ],
};
