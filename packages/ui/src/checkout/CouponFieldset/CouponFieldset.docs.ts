import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '選擇優惠券',
  description: '結帳時選擇要用的優惠券，不能用的說明原因。',
  when: {
    zh: '結帳時用優惠券：平常一行寫折了多少，攤開才選；用不了的收在下面，寫明原因。',
    en: 'Chooses coupons for a cart. It is one line with the discount until it is opened; coupons that cannot be used are below, with the reasons.',
  },
  instead: {
    zh: '會員中心領券用 CouponCodeField；單張券的樣子用 CheckCard。',
    en: 'To claim a code elsewhere use CouponCodeField; a single option is a CheckCard.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '走過每張券、代碼欄和收起來的券',
      en: 'Moves through the coupons, the code and the collapsed coupons',
    },
    { keys: 'Space', zh: '用這張，或不用', en: 'Chooses the focused coupon, or takes it off' },
    { keys: 'Enter', zh: '在代碼欄送出代碼', en: 'Submits the code' },
  ],
  advice: [
    {
      do: {
        zh: '先幫人用最划算的一張，給 best；他拿掉就不要再放回去。',
        en: 'Apply the coupon that saves most and pass it as best; once taken off, leave it off.',
      },
      dont: {
        zh: '每次進來都偷偷把券放回去。',
        en: 'Apply it again on each visit.',
      },
    },
    {
      do: {
        zh: '不能併用的券照樣能選，卡上寫「會取代…」。',
        en: 'Let coupons be chosen that cannot be combined: the card names what it replaces.',
      },
      dont: {
        zh: '要人先取消一張才能選另一張。',
        en: 'Require taking off one coupon before another is chosen.',
      },
    },
  ],
};
