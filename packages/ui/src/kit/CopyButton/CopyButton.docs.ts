import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '要抄到別處的號碼：虛擬帳號、推薦碼。複製了會在原處說，也會讀出來。',
    en: 'A number that is needed elsewhere: an account, an invitation code. It says in its place that it copied, and is announced.',
  },
  instead: {
    zh: '號碼本身要看得到，鈕只是捷徑。分享網址在手機上用系統的分享。',
    en: 'Show the number too: the button is a short cut. To share an address on a phone use the system’s sheet.',
  },
  keys: [{ keys: 'Enter, Space', zh: '複製', en: 'Copies' }],
};
