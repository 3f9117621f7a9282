import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '內文、說明、附註。大小和顏色取自 token；clamp 限制行數。',
    en: 'Running words, hints, notes. Size and colour are tokens; clamp limits the lines.',
  },
  instead: {
    zh: '標題用 Heading；錯誤用 Field 的 error 或 Alert，不只是變紅。',
    en: 'For a heading use Heading; an error is Field’s or an Alert, not just red words.',
  },
};
