import type { PostCardArticle } from '../src/articles/post/post';
import { pictures } from './samples';

const square = (url: string) => ({ url, width: 800, height: 800 });

/** A typical post. */
export const lunchPost: PostCardArticle = {
  id: 1,
  content:
    '今天的便當是滷雞腿配三樣青菜，飯是玉里新米。\n第一次買就回購了，滷汁拌飯真的會讓人多吃一碗，孩子帶去學校同學都在問哪裡買的。',
  create_name: '阿嬤的灶腳',
  create_icon: pictures.bento,
  pictures: [pictures.bento, pictures.mango, pictures.dumplings].map(square),
  like_count: 128,
  is_like: true,
  comment_count: 12,
  comments: [
    {
      id: 11,
      comment: '看起來好好吃，請問滷汁可以單買嗎？',
      create_name: '小安',
      create_icon: null,
      create_time: '2026-11-20 09:00:00',
      is_mine: false,
    },
    {
      id: 12,
      comment: '週末也來煮一鍋。',
      create_name: '陳媽媽',
      create_icon: pictures.mango,
      create_time: '2026-11-20 09:30:00',
      is_mine: true,
    },
  ],
};

/** A post with more text than a card shows. */
export const longPost: PostCardArticle = {
  ...lunchPost,
  id: 2,
  is_like: false,
  is_collect: true,
  edited: true,
  permission: 2,
  content: `${lunchPost.content}\n\n${'做法很簡單：前一晚把雞腿用醬油、米酒、蒜頭和一點冰糖醃好，隔天小火滷四十分鐘，關火再泡兩小時，皮會又亮又彈。'.repeat(3)}`,
  pictures: Array.from({ length: 7 }, () => square(pictures.mango)),
};
