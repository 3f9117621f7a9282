import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '地址表單',
  description: '填台灣地址的一組欄位：縣市、區、郵遞區號和街道會互相帶出，也支援瀏覽器自動填入。',
  when: {
    zh: '結帳或地址簿裡要人填台灣的地址：縣市、區、郵遞區號會自己接起來。',
    en: 'Collects an address in Taiwan, at checkout or in an address book. County, district and postcode fill in each other.',
  },
  instead: {
    zh: '超商取貨不填地址，用店家地圖；已經存過的地址用 RadioCard 選。',
    en: 'A store pick-up has a map of stores instead of an address. Saved addresses are chosen by RadioCard.',
  },
  advice: [
    {
      do: {
        zh: '收件地址給 section="shipping"，瀏覽器一次填好。',
        en: 'Name the owner of the address by section, so that the browser autofills all of it.',
      },
      dont: {
        zh: '縣市和區讓人自己打字：「台北」「臺北」會變成兩個地方。',
        en: 'Let users type county and district: 台北 and 臺北 would be two places.',
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
