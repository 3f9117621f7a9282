import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '驗證狀態',
  description: '表單在背景驗證時的狀態，失敗時可以再試一次。',
  when: {
    zh: '登入、註冊、忘記密碼的表單裡，說明系統正在檢查是不是機器人。人什麼都不用做。',
    en: 'Shows in a form for sign-in or registration that the browser solves a captcha. Users do nothing.',
  },
  instead: {
    zh: '一般的等待用 Spinner；表單被拒絕的原因用 Alert。',
    en: 'For other waiting use Spinner; for the reason of a refusal, Alert.',
  },
  keys: [
    {
      keys: 'Enter, Space',
      zh: '失敗時，在按鈕上再試一次',
      en: 'Tries again on the button after a failure',
    },
  ],
  advice: [
    {
      do: {
        zh: '表單第一次有焦點就開始算，填完也算完了。',
        en: 'Start it with the first focus of the form: it is done before the form is filled in.',
      },
      dont: {
        zh: '要人看歪斜的字，或選出紅綠燈：WCAG 2.2 的 3.3.8 不允許。',
        en: 'Ask for distorted letters or pictures of traffic lights, which 3.3.8 of WCAG 2.2 forbids.',
      },
    },
    {
      do: {
        zh: '送出鈕一直能按：還沒算完就等它。',
        en: 'Let the form be submitted at any time, and wait for the solution.',
      },
      dont: { zh: '算完以前停用送出鈕。', en: 'Disable the button until it is solved.' },
    },
  ],
};
