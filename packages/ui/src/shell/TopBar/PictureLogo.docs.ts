import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '圖片商標',
  description: '店家的商標圖，載入前和載不到時顯示店名。',
  when: {
    zh: '店家自己的商標圖。位子先用店名占好，圖來了不會跳；載不到就是店名。',
    en: 'Shows the shop’s own logo. It takes the space of the name, so that nothing shifts on load. If it fails to load, the name stays.',
  },
  instead: {
    zh: '沒有圖的店用 Logo。商品或人的圖用 Picture、Avatar。',
    en: 'A shop without a picture uses Logo. For products or people use Picture or Avatar.',
  },
  keys: [{ keys: 'Enter', zh: '前往 href', en: 'Opens href' }],
  advice: [
    {
      do: {
        zh: 'name 一定給店名：圖來之前、載不到時都看它。',
        en: 'Always pass the shop’s name: it shows before and without the picture.',
      },
      dont: {
        zh: '因為圖上有字就給空字串。',
        en: 'Pass an empty one because the picture contains text.',
      },
    },
    {
      do: {
        zh: '用日夜都看得清楚的圖：它不換圖，也不換色。',
        en: 'Use a picture that is legible in both themes: it changes neither picture nor colour.',
      },
      dont: {
        zh: '深色的字配透明底：夜間就看不見。',
        en: 'Use dark text on a transparent background: it is invisible in dark mode.',
      },
    },
  ],
};
