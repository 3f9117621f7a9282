import type { MailContent } from './render-mail';

const NOT_YOU = '如果不是您本人的操作，請忽略這封信，您的帳號不會有任何改變。';

/** Asks a new member to confirm their address. */
export const confirmAddress = (href: string): MailContent => ({
  subject: '請確認您的電子郵件',
  name: null,
  paragraphs: ['謝謝您加入巷口市集。請按下面的按鈕確認電子郵件，確認之後就能開始購物。'],
  action: { label: '確認電子郵件', href },
  footnote: `這個連結 24 小時內有效。${NOT_YOU}`,
});

/** Somebody registered with the address of an existing member. */
export const alreadyMember = (name: string, href: string): MailContent => ({
  subject: '您已經是我們的會員',
  name,
  paragraphs: [
    '剛剛有人用這個電子郵件註冊巷口市集，不過您早就是我們的會員了，直接登入就可以。',
    '忘記密碼的話，可以在登入頁面按「忘記密碼」重新設定。',
  ],
  action: { label: '前往登入', href },
  footnote: NOT_YOU,
});

/** Asks a member to confirm their new address. */
export const confirmNewAddress = (href: string): MailContent => ({
  subject: '請確認新的電子郵件',
  name: null,
  paragraphs: ['有一個巷口市集的會員帳號改用這個電子郵件。確認之後，請用它登入。'],
  action: { label: '確認新的電子郵件', href },
  footnote: `這個連結 24 小時內有效。${NOT_YOU}`,
});

/** Sent to the previous sign-in address, in case somebody else made the change. */
export const addressChanged = (name: string, email: string): MailContent => ({
  subject: '您的登入信箱已經變更',
  name,
  paragraphs: [`您的會員帳號從現在起改用 ${email} 登入，這個信箱不再是您的帳號。`],
  footnote: '如果不是您本人的操作，請立刻和我們聯絡。',
});

/** A link to reset a forgotten password. */
export const resetPassword = (name: string | null, href: string): MailContent => ({
  subject: '重新設定密碼',
  name,
  paragraphs: ['我們收到重新設定密碼的申請，請按下面的按鈕設定新密碼。'],
  action: { label: '設定新密碼', href },
  footnote: `這個連結 1 小時內有效，只能使用一次。${NOT_YOU}`,
});

/** Notifies a member, in case somebody else changed the password. */
export const passwordChanged = (name: string | null, href: string): MailContent => ({
  subject: '您的密碼已經變更',
  name,
  paragraphs: ['您的會員密碼剛剛變更了，其他裝置都已經登出。'],
  action: { label: '不是我，重新設定密碼', href },
  footnote: '如果是您本人的操作，不需要再做任何事。',
});

/**
 * A sign-in from a new device.
 *
 * @param device its user agent, which can be any text.
 * @param time in Taiwan time.
 */
export const newDevice = (
  name: string,
  device: string,
  time: string,
  href: string,
): MailContent => ({
  subject: '您的帳號在新的裝置登入',
  name,
  paragraphs: [
    `您的帳號在 ${time} 從新的裝置登入${device && `：${device}`}。`,
    '如果不是您，請立刻重新設定密碼，所有裝置都會登出。',
  ],
  action: { label: '不是我，重新設定密碼', href },
  footnote: '如果是您本人的操作，不需要再做任何事。',
});

/** Asks to link a provider's account to a member. */
export const confirmSocial = (name: string, provider: string, href: string): MailContent => ({
  subject: `要用 ${provider} 登入嗎？`,
  name,
  paragraphs: [
    `剛剛有人用 ${provider} 帳號登入，而這個帳號的電子郵件和您的會員帳號相同。`,
    `如果是您本人，請按下面的按鈕，之後就能用 ${provider} 登入同一個會員帳號。`,
  ],
  action: { label: `連結 ${provider} 帳號`, href },
  footnote: `這個連結 24 小時內有效。${NOT_YOU}`,
});

/** Confirms that the account is deleted. */
export const accountDeleted = (name: string): MailContent => ({
  subject: '您的帳號已經刪除',
  name,
  paragraphs: [
    '您的會員帳號和個人資料已經刪除，所有裝置都已登出。',
    '依法需要保存的訂單與發票紀錄，會保留到法定期限為止。',
  ],
  footnote: '謝謝您這段時間的光顧，巷口隨時歡迎您回來。',
});
