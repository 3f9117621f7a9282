import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '在貼文編輯器裡選誰看得到：所有人，或某幾個群組。每次勾選立刻生效，沒有取消。',
    en: 'Chooses who sees a post: everyone, or some groups. Each tick takes effect at once; there is nothing to cancel.',
  },
  instead: {
    zh: '一般的多選清單用 Checkbox 自己排；這裡的字眼只講貼文。',
    en: 'For an ordinary list of choices, lay out Checkbox yourself: the words here speak of posts alone.',
  },
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: '勾「公開」時清空 gids，勾群組時關掉 everyone：它照你給的畫，不會替你互斥。',
        en: 'Empty gids with everyone, and turn everyone off with a group: it draws what it is given.',
      },
      dont: {
        zh: '以為它會互斥，讓公開和群組同時打勾。',
        en: 'Trust that one excludes the other, and show both ticked.',
      },
    },
    {
      do: {
        zh: '群組讀不到時用 problem 說，並給「重試」。',
        en: 'Say in problem that the groups could not be read, with a way to try again.',
      },
      dont: {
        zh: '用 problem 說「還沒選」：沒選任何人時它自己會說。',
        en: 'Say in problem that nobody is chosen: it says that by itself.',
      },
    },
  ],
};
