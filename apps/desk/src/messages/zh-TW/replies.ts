/** Messages of the list of canned replies. */
export const replyMessages = {
  'Canned replies': '常用回覆',
  Title: '標題',
  Text: '內容',
  'The canned replies could not be loaded': '無法載入常用回覆',
  'No canned replies yet': '還沒有常用回覆',
} as const;
