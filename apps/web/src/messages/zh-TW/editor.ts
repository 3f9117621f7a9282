import { searchFields } from '@mall/contract/messages/zh-TW';

/** Messages of writing posts. Ids of spec §5 and §8 are its texts. */
export const editorMessages = {
  ...searchFields,
  'Post published': '貼文已發布',
  'Post edited': '貼文已更新',
  'Draft saved': '草稿已儲存',
  'Draft saved. Unfinished uploads were cancelled.': '草稿已儲存，還沒傳完的檔案已取消',
  Favourites: '我的收藏',
  'Bought lately': '最近買過',
  'Seen lately': '最近看過',
  'Best sellers': '大家都在買',
  'Please select at least one product before adding': '請至少選擇一項商品再加入',
  'The products could not be loaded': '商品載入失敗',
} as const;
