/** Messages of saved filters. */
export const viewMessages = {
  'Save this filter': '儲存這個篩選',
  'Rename “{0}”': '將「{0}」改名',
  'Only you see it, as a tab above the list.': '只有您看得到，會成為清單上方的分頁。',
  Name: '名稱',
  Save: '儲存',
  'You have “{0}” already. Replace it?': '您已經有「{0}」了，要取代它嗎？',
  'Replace “{0}”': '取代「{0}」',
  'Actions for “{0}”': '「{0}」的選項',
  'Update to the current filter': '更新為目前篩選',
  Rename: '改名稱',
  Delete: '刪除',
  '“{0}” is saved': '已儲存「{0}」',
  '“{0}” has the current filter now': '「{0}」已更新為目前篩選',
  '“{0}” is deleted': '已刪除「{0}」',
} as const;
