import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '把一段純文字裡的網址變成連結；站內的走路由，站外的開新視窗。中文標點緊跟在後也斷得對。',
    en: 'Makes links of the addresses in plain text; the site’s own go through the router, others open a window. It ends an address before Chinese punctuation too.',
  },
  instead: {
    zh: '不要餵它 HTML：它只認字串。已經知道要連去哪，直接用 Link。',
    en: 'Not for HTML: it takes a string alone. Where the target is known use Link.',
  },
};
