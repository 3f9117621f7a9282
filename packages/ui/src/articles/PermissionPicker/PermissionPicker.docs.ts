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
};
