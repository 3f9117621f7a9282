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
  advice: [
    {
      do: {
        zh: 'max 給伺服器收得下的長度：超過時字留著，送出時它會說。',
        en: 'Give max what the server takes: a longer text stays, and the form says so when it is sent.',
      },
      dont: {
        zh: '先把字截到 max 再放進 value，貼上的後半段就不見了。',
        en: 'Cut the text to max before it goes into value: the end of what was pasted is gone.',
      },
    },
    {
      do: {
        zh: '送出中給 sending：只有送出鈕停住，下一則可以先打。',
        en: 'Set sending while one is on its way: only the button waits, and the next can be written.',
      },
      dont: {
        zh: '送出中用 fieldset disabled 鎖住欄位，手機的鍵盤會跟著收起來。',
        en: 'Lock the field by a disabled fieldset meanwhile: a phone puts its keyboard away.',
      },
    },
  ],
};
