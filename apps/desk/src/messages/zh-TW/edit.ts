/** Messages of forms that edit. */
export const editMessages = {
  'Discard what you have not saved?': '要放棄還沒儲存的內容嗎？',
  'It cannot be brought back.': '放棄後無法復原。',
  Discard: '放棄',
  'Keep editing': '繼續編輯',
  Close: '關閉',
  'What you had not saved is here again.': '已還原您先前還沒儲存的內容。',
  'A colleague changed “{0}” meanwhile': '同事剛改了「{0}」',
  'Save again to use yours.': '再儲存一次就會用您的內容。',
  'Use theirs': '用同事的內容',
} as const;
