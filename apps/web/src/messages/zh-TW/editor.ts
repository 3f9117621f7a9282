import { postFields, searchFields } from '@mall/contract/messages/zh-TW';

/** Messages of writing posts. Ids of spec §5 and §8 are its texts. */
export const editorMessages = {
  ...postFields,
  ...searchFields,
  'Write a post': '寫貼文',
  'Edit post': '編輯貼文',
  'Post published': '貼文已發布',
  'Post edited': '貼文已更新',
  'Your draft is kept': '草稿已儲存',
  'Your draft is kept; files still on their way were cancelled': '草稿已儲存，還沒傳完的檔案已取消',
  'You are going on with your last draft': '接著上次的草稿繼續寫',
  'You are going on with your unsaved changes': '接著上次還沒儲存的修改',
  'Start over': '重新開始',
  'Discard changes': '放棄修改',
  'The post could not be loaded': '貼文載入失敗',
  'The groups could not be loaded': '群組載入失敗',
  Public: '公開',
  'Nobody chosen yet': '尚未選擇誰可以看',
  '{0} groups': '{0} 個群組',
  'The post content is too long': '貼文內容太長了，請精簡後再發布',
  'Please wait for image upload to finish': '請等圖片上傳完成',
  'Please wait for video upload to finish': '請等影片上傳完成',
  'Image upload failed': '圖片上傳失敗',
  'Video upload failed': '影片上傳失敗',
  'File upload failed': '檔案上傳失敗',
  'Only JPEG, PNG, WebP, AVIF and GIF pictures can be added':
    '只能加入 JPEG、PNG、WebP、AVIF、GIF 圖片',
  'Only MP4, MOV and WebM videos can be added': '只能加入 MP4、MOV、WebM 影片',
  'Only pictures and videos can be added': '只能加入圖片或影片',
  'It is larger than {0} MB': '檔案超過 {0} MB',
  'A post takes {0} pictures at most': '一則貼文最多 {0} 張圖片',
  'A post takes {0} videos at most': '一則貼文最多 {0} 支影片',
  '{0} pictures or videos had been kept too long and are gone. Please add them again; your words are all here.':
    '有 {0} 個圖片或影片檔保留太久，已被清除。請重新加入，文字都還在。',
  'Please select at least one product before adding': '請至少選擇一項商品再加入',
  'The products could not be loaded': '商品載入失敗',
} as const;
