import type { DeskFacts, MailMessages } from '../mails';
import { orderMails } from './order-mails';

const NOT_YOU = '如果不是您本人的操作，請忽略這封信，您的帳號不會有任何改變。';
const NOT_YOU_AT_THE_DESK =
  '如果是您本人的操作，不需要再做任何事。如果不是，請立刻更改密碼，並通知店主停用您的帳號。';
const SHOP = '巷口市集';

const deskFacts = ({ device, network, time }: DeskFacts) =>
  [
    ['時間', time],
    ['裝置', device || '不明'],
    ['網路位址', network],
  ] as const;

/** Mails to members and colleagues. */
export const mails: MailMessages = {
  mails: {
    ...orderMails,
    confirmAddress: () => ({
      subject: '請確認您的電子郵件',
      paragraphs: ['謝謝您加入巷口市集。請按下面的按鈕確認電子郵件，確認之後就能開始購物。'],
      action: '確認電子郵件',
      footnote: `這個連結 24 小時內有效。${NOT_YOU}`,
    }),
    alreadyMember: () => ({
      subject: '您已經是我們的會員',
      paragraphs: [
        '剛剛有人用這個電子郵件註冊巷口市集，不過您早就是我們的會員了，直接登入就可以。',
        '忘記密碼的話，可以在登入頁面按「忘記密碼」重新設定。',
      ],
      action: '前往登入',
      footnote: NOT_YOU,
    }),
    confirmNewAddress: () => ({
      subject: '請確認新的電子郵件',
      paragraphs: ['有一個巷口市集的會員帳號改用這個電子郵件。確認之後，請用它登入。'],
      action: '確認新的電子郵件',
      footnote: `這個連結 24 小時內有效。${NOT_YOU}`,
    }),
    addressChanged: ({ email }) => ({
      subject: '您的登入信箱已經變更',
      paragraphs: [
        `您的會員帳號從現在起改用 ${email} 登入，這個信箱不再是您的帳號。`,
        '如果不是您本人的操作，請改回原本的信箱：所有裝置都會登出，接著重新設定密碼。',
      ],
      action: '不是我，改回這個信箱',
      footnote: '這個連結 7 天內有效。如果是您本人的操作，不需要再做任何事。',
    }),
    signInLink: () => ({
      subject: '登入巷口市集的連結',
      paragraphs: ['請在想登入的裝置上打開這封信，按下面的按鈕就能登入，不需要密碼。'],
      action: '登入',
      footnote: `這個連結 1 小時內有效，只能使用一次，請不要轉寄。${NOT_YOU}`,
    }),
    resetPassword: () => ({
      subject: '重新設定密碼',
      paragraphs: ['我們收到重新設定密碼的申請，請按下面的按鈕設定新密碼。'],
      action: '設定新密碼',
      footnote: `這個連結 1 小時內有效，只能使用一次。${NOT_YOU}`,
    }),
    passwordChanged: () => ({
      subject: '您的密碼已經變更',
      paragraphs: ['您的會員密碼剛剛變更了，其他裝置都已經登出。'],
      action: '不是我，重新設定密碼',
      footnote: '如果是您本人的操作，不需要再做任何事。',
    }),
    newDevice: ({ device, time }) => ({
      subject: '您的帳號在新的裝置登入',
      paragraphs: [
        `您的帳號在 ${time} 從新的裝置登入${device && `：${device}`}。`,
        '如果不是您，請立刻重新設定密碼，所有裝置都會登出。',
      ],
      action: '不是我，重新設定密碼',
      footnote: '如果是您本人的操作，不需要再做任何事。',
    }),
    confirmSocial: ({ provider }) => ({
      subject: `要用 ${provider} 登入嗎？`,
      paragraphs: [
        `剛剛有人用 ${provider} 帳號登入，而這個帳號的電子郵件和您的會員帳號相同。`,
        `如果是您本人，請按下面的按鈕，之後就能用 ${provider} 登入同一個會員帳號。`,
      ],
      action: `連結 ${provider} 帳號`,
      footnote: `這個連結 24 小時內有效。${NOT_YOU}`,
    }),
    staffInvitation: ({ inviter, expires }) => ({
      subject: '邀請您加入商店後台',
      paragraphs: [
        `${inviter}邀請您加入${SHOP}的後台，一起處理訂單與客服。`,
        '請準備好手機的驗證器 App（例如 Google Authenticator），第一次登入時會用到。',
      ],
      action: '接受邀請',
      footnote: `這個連結到 ${expires} 前有效，只能使用一次，請不要轉寄。如果您不認識邀請人，請忽略這封信。`,
    }),
    deskNewDevice: (values) => ({
      subject: '您的後台帳號在新的裝置登入',
      paragraphs: ['您的後台帳號剛剛在一台沒有用過的裝置登入。'],
      facts: deskFacts(values),
      action: '查看登入中的裝置',
      footnote: NOT_YOU_AT_THE_DESK,
    }),
    deskFactorAdded: ({ factor, ...values }) => ({
      subject: factor === 'app' ? '您的後台帳號設定了驗證器 App' : '您的後台帳號新增了通行密鑰',
      paragraphs: [
        factor === 'app'
          ? '您的後台帳號剛剛設定了驗證器 App，之前的驗證器 App 不能再使用，其他裝置都已經登出。'
          : '您的後台帳號剛剛新增了一組通行密鑰，其他裝置都已經登出。',
      ],
      facts: deskFacts(values),
      action: '查看登入方式',
      footnote: NOT_YOU_AT_THE_DESK,
    }),
    deskManyReveals: ({ colleague, count, network, time }) => ({
      subject: '同事短時間內查看了很多客人的聯絡資料',
      paragraphs: [
        `${colleague}在 10 分鐘內查看了 ${count} 位客人的完整聯絡資料，比平常多很多。`,
        '請確認是不是工作需要。如果不是，請停用這位同事，所有裝置會立刻登出。',
      ],
      facts: [
        ['時間', time],
        ['網路位址', network],
      ],
      action: '查看操作紀錄',
      footnote: '10 分鐘內只會寄一封通知。',
    }),
    accountDeleted: () => ({
      subject: '您的帳號已經刪除',
      paragraphs: [
        '您的會員帳號和個人資料已經刪除，所有裝置都已登出。',
        '依法需要保存的訂單與發票紀錄，會保留到法定期限為止。',
      ],
      footnote: '謝謝您這段時間的光顧，巷口隨時歡迎您回來。',
    }),
  },
  shop: SHOP,
  greeting: (name) => (name === null ? '您好：' : `${name}，您好：`),
  signature: `${SHOP} 敬上`,
  buttonHelp: '按鈕沒有反應嗎？請把這個網址貼到瀏覽器：',
  fact: (label, value) => `${label}：${value}`,
  step: (label, href) => `${label}：\n${href}`,
};
