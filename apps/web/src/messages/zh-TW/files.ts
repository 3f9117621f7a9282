/** Messages about files that are chosen, of the editor, the chat and the profile. */
export const fileMessages = {
  'HEIC photos cannot be shown everywhere. On an iPhone, choose Settings → Camera → Formats → Most Compatible and take it again, or send a screenshot of the photo':
    'HEIC 照片在許多裝置上無法顯示。iPhone 請到「設定 → 相機 → 格式」改選「最相容」後重拍，或改傳這張照片的截圖',
} as const;
