import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '觀看對象',
  description: '選擇貼文給誰看的一組選項：所有人，或勾選的群組。',
  when: {
    zh: '在貼文編輯器裡選誰看得到：所有人，或某幾個群組。每次勾選立刻生效，沒有取消。',
    en: 'Chooses who sees a post: everyone, or some groups. Each tick takes effect at once; there is nothing to cancel.',
  },
  instead: {
    zh: '一般的多選清單用 Checkbox 自己排；這裡的字眼只講貼文。',
    en: 'For an ordinary list of choices lay out Checkbox yourself: these labels are about posts only.',
  },
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: '勾「公開」時清空 gids，勾群組時關掉 everyone：它照你給的畫，不會替你互斥。',
        en: 'Clear gids when everyone is chosen, and turn everyone off when a group is: it renders exactly its props.',
      },
      dont: {
        zh: '以為它會互斥，讓公開和群組同時打勾。',
        en: 'Rely on it to exclude one by the other: both show ticked.',
      },
    },
    {
      do: {
        zh: '群組讀不到時用 problem 說，並給「重試」。',
        en: 'Use problem for groups that could not be loaded, with a way to retry.',
      },
      dont: {
        zh: '用 problem 說「還沒選」：沒選任何人時它自己會說。',
        en: 'Use problem to say that nobody is chosen: the component shows that itself.',
      },
    },
  ],
};
