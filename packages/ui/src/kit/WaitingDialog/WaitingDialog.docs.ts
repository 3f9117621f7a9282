import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '倒數對話框',
  description: '倒數幾秒後做下一件事的對話框，例如轉往付款頁。',
  when: {
    zh: '要帶人離開前等一下，並倒數：登入成功、前往付款。給 skip 就能不等。',
    en: 'Counts down before a redirect: signed in, or off to pay. With skip users need not wait.',
  },
  instead: {
    zh: '等伺服器不要用它，那不是固定秒數；只是說一聲用 Popup。',
    en: 'Do not use it to wait for a server, which has no fixed duration. For a plain message use Popup.',
  },
  keys: DIALOG_KEYS,
  advice: [
    {
      do: {
        zh: 'text 只說接下來：「正在帶您前往付款。」',
        en: 'Name the next step in text: 正在帶您前往付款。',
      },
      dont: {
        zh: 'text 寫「3 秒後」：秒數它自己數。',
        en: 'Write 3 秒後 into text: it shows the countdown itself.',
      },
    },
    {
      do: {
        zh: 'onDone 就離開：數到零、略過、Escape 都走這裡。',
        en: 'Redirect in onDone: zero, skip and Escape all call it.',
      },
      dont: { zh: '把 Escape 當成取消。', en: 'Treat Escape as a refusal.' },
    },
  ],
};
