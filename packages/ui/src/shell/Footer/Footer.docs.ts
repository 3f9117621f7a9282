import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '頁尾',
  description: '頁面最底下的一區：商標、連結、社群和設定，沒給的部分不占位置。',
  when: {
    zh: '頁尾：商標、條款連結、社群、語言與日夜切換。每一格都可以不給，不會留空洞。',
    en: 'Ends a page with logo, terms, social links and switches. Every slot is optional and leaves no gap.',
  },
  instead: {
    zh: '結帳頁用精簡的就好，別讓人離開。',
    en: 'In a checkout keep it short: no link should lead away.',
  },
  advice: [
    {
      do: {
        zh: 'links 直接放一串 Link：nav 和名字它自己有。',
        en: 'Put Links directly into links: the footer has a named nav.',
      },
      dont: {
        zh: '再包一層 nav：同一個導覽說兩次。',
        en: 'Wrap them in a nav: it is announced twice.',
      },
    },
    {
      do: {
        zh: '放在最外層，寬度它自己守。',
        en: 'Put it at the outermost level: it limits its own width.',
      },
      dont: {
        zh: '外面包 Container：底色到不了兩邊。',
        en: 'Wrap it in Container: its background does not reach the edges.',
      },
    },
  ],
};
