import { MESSAGE_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '貼文底下寫留言的欄位。草稿由外面保管，送出後先清空、伺服器確認前別丟掉文字，失敗才還得回來。',
    en: 'The field under a post for writing a comment. The draft lives outside: clear it on sending, but keep the text until the server has confirmed it, so that a failure can give it back.',
  },
  instead: {
    zh: '聊天請用 ChatComposer，它還收圖片、影片和訂單；一般表單裡的多行文字用 Field 加 Textarea。',
    en: 'For a chat use ChatComposer, which also takes pictures, videos and orders; for long text in a form, Field with Textarea.',
  },
  keys: MESSAGE_KEYS,
};
