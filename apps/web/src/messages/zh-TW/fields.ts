/** Fields that several forms ask for. */
export const fieldMessages = {
  'Mobile phone': '手機號碼',
  'For example 0912345678': '例如 0912345678',
} as const;
