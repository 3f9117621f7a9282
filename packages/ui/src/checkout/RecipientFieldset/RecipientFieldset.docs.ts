import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '收件資料',
  description: '填收件人、電話和地址，縣市與區會帶出郵遞區號。',
  when: {
    zh: '結帳時填收件人：姓名、手機、地址、給配送員的話；存過的地址選一下就填好。',
    en: 'Collects the recipient of an order: name, mobile number, address, and a note. A saved address fills in the fields.',
  },
  instead: {
    zh: '地址簿只要地址用 AddressForm；選怎麼送用 ShippingFieldset。',
    en: 'An address book needs AddressForm only. To choose how it is shipped use ShippingFieldset.',
  },
  keys: [
    { keys: 'Tab, Shift + Tab', zh: '依序走過每個欄位', en: 'Moves through the fields in order' },
    {
      keys: 'ArrowUp, ArrowDown',
      zh: '換一個常用地址、縣市或區',
      en: 'Chooses another saved address, county or district',
    },
  ],
  advice: [
    {
      do: {
        zh: '到店取貨給 toAddress={false}：只問人，不問地址。',
        en: 'Set toAddress to false for a pickup: it asks for the person only.',
      },
      dont: {
        zh: '取貨的人也要填地址。',
        en: 'Ask for an address that nobody ships to.',
      },
    },
    {
      do: {
        zh: '第一次買的人先勾好「記住這個地址」。',
        en: 'Check 記住這個地址 for a first-time buyer, who then never types it again.',
      },
      dont: {
        zh: '送禮的地址也蓋掉預設地址。',
        en: 'Overwrite the default address with that of a gift.',
      },
    },
  ],
};
