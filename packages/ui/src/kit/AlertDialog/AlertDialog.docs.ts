import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '看過才能繼續的一句話，只有一個「知道了」。',
    en: 'Something that has to be read before one goes on, with one button.',
  },
  instead: {
    zh: '有兩個選擇用 ConfirmDialog；做完了的結果用 Popup 或吐司。先想想能不能不打斷人。',
    en: 'For two answers use ConfirmDialog; for a result Popup or a toast. Ask first whether one has to interrupt at all.',
  },
  keys: DIALOG_KEYS,
};
