import { MESSAGE_KEYS } from '../../../stories/keys';
import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '留言表單',
  description: '寫留言的一行欄位和送出鈕。電腦上按 Enter 送出，手機上換行。',
  when: {
    zh: '貼文底下寫留言的欄位。草稿由外面保管，送出後先清空、伺服器確認前別丟掉文字，失敗才還得回來。',
    en: 'Takes a comment, under a post. The parent holds the draft: clear it on sending, but restore it if the server refuses it.',
  },
  instead: {
    zh: '聊天請用 ChatComposer，它還收圖片、影片和訂單；一般表單裡的多行文字用 Field 加 Textarea。',
    en: 'For a chat use ChatComposer, which also sends pictures, videos and orders. For long text in a form use Field with Textarea.',
  },
  keys: MESSAGE_KEYS,
  advice: [
    {
      do: {
        zh: 'max 給伺服器收得下的長度：超過時字留著，送出時它會說。',
        en: "Set max to the server's limit. A longer text stays in the field and shows an error on sending.",
      },
      dont: {
        zh: '先把字截到 max 再放進 value，貼上的後半段就不見了。',
        en: 'Cut the text to max before it goes into value: the end of a pasted text is lost.',
      },
    },
    {
      do: {
        zh: '送出中給 sending：只有送出鈕停住，下一則可以先打。',
        en: 'Set sending while a comment is being sent: only the button is disabled, so the next comment can be written.',
      },
      dont: {
        zh: '送出中用 fieldset disabled 鎖住欄位，手機的鍵盤會跟著收起來。',
        en: 'Disable the field with a fieldset meanwhile: a phone closes its keyboard.',
      },
    },
  ],
};
