import { DIALOG_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '要帶人離開前等一下，並倒數：登入成功、前往付款。給 skip 就能不等。',
    en: 'A moment before one is taken elsewhere, counted down: signed in, off to pay. With skip one need not wait.',
  },
  instead: {
    zh: '等伺服器不要用它，那不是固定秒數；只是說一聲用 Popup。',
    en: 'Not to wait for a server, which takes no fixed time; to just say so use Popup.',
  },
  keys: DIALOG_KEYS,
};
