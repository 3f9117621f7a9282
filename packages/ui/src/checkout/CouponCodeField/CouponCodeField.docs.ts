import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '輸入優惠碼',
  description: '輸入優惠碼的欄位，旁邊是使用的按鈕。',
  when: {
    zh: '輸入優惠代碼：結帳時套用，或在會員中心領取。',
    en: 'Collects a coupon code, to use it at checkout or to claim it for later.',
  },
  instead: {
    zh: '選已經有的券用 CouponFieldset；別的一欄一鈕用 Field 和 Button。',
    en: 'To choose a coupon that the member holds use CouponFieldset.',
  },
  keys: [{ keys: 'Enter', zh: '送出代碼', en: 'Submits the code' }],
  advice: [
    {
      do: {
        zh: '拒絕的原因給 error，打錯的代碼留著讓人改。',
        en: 'Pass the reason of a refusal as error, and leave the code to be corrected.',
      },
      dont: {
        zh: '失敗就清空，讓人對著信重打。',
        en: 'Clear the field when the code was refused.',
      },
    },
  ],
};
