import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '付款方式',
  description: '結帳時選擇付款方式，分期顯示每期金額。',
  when: {
    zh: '結帳時選怎麼付款：一張卡一種方式，選到的才說明，分期在卡裡選期數。',
    en: 'Chooses how an order is paid, at checkout or for an unpaid order. Only the chosen method is explained; instalments ask for their number inside the card.',
  },
  instead: {
    zh: '已經選好、只是要看的用 ReviewRow；只要收哪些卡的字樣用 PaymentMarks。',
    en: 'For a choice that was made use ReviewRow. For the accepted cards alone use PaymentMarks.',
  },
  keys: [
    {
      keys: 'Tab',
      zh: '進到選中的方式，再按到期數',
      en: 'Enters at the chosen method, then goes to its instalments',
    },
    {
      keys: 'ArrowDown, ArrowUp',
      zh: '換一種方式，並選它',
      en: 'Chooses the next or the previous method',
    },
  ],
  advice: [
    {
      do: {
        zh: '沒選就送出時給 error：焦點會到第一個能選的方式。',
        en: 'Pass error when it is submitted without a choice: the first available method gets the focus.',
      },
      dont: {
        zh: '先幫人選好轉帳：沒看到就送出了。',
        en: 'Preselect a transfer: people submit it without noticing.',
      },
    },
    {
      do: {
        zh: '用不了的方式也列出來，原因照伺服器給的。',
        en: 'List methods that are not available, with the reason of the server.',
      },
      dont: { zh: '把用不了的藏起來。', en: 'Hide what is not available.' },
    },
  ],
};
