import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '變更對照',
  description: '一筆資料改了哪些欄位：舊的畫掉，新的標出來。',
  when: {
    zh: '操作紀錄、匯入前的檢查、兩個人同時改的衝突：看得出哪一欄從什麼變成什麼。',
    en: 'Shows in an audit log, before an import or in an edit conflict which field changes from what to what.',
  },
  instead: {
    zh: '只列現在的值用 DescriptionList；訂單的經過用 Timeline。',
    en: 'For current values use DescriptionList; for the events of an order, Timeline.',
  },
  advice: [
    {
      do: {
        zh: '個資給 isHidden：只說「已變更」。',
        en: 'Set isHidden for personal data: it only says that it changed.',
      },
      dont: {
        zh: '紀錄裡寫出舊的電話和地址。',
        en: 'Show the former phone and address in a log.',
      },
    },
    {
      do: {
        zh: '只列有變的欄位，用店裡的說法當 label。',
        en: 'List only changed fields, labelled as the staff call them.',
      },
      dont: {
        zh: '列出資料庫的欄位名稱：low_stock_threshold。',
        en: 'Show names of database columns: low_stock_threshold.',
      },
    },
  ],
};
