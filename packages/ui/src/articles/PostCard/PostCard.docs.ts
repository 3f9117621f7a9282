import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '貼文卡片',
  description: '一篇貼文：作者、時間、文字、圖片影片、推薦商品，以及讚、留言、收藏、分享。',
  when: {
    zh: '貼文牆上的一篇，或貼文自己那一頁的全文（不給 href）。沒給處理函式的動作只顯示數字或不出現，訪客也看得順。',
    en: 'Shows a post on the wall, or whole on its own page (without href). An action without a handler shows only its count or is hidden, as for guests.',
  },
  instead: {
    zh: '夾在商品之間的短版用 PostTeaser；載入中用 PostSkeleton，高度才接得上。',
    en: 'Between products use PostTeaser, the short form. While loading use PostSkeleton, which has the same height.',
  },
  anatomy: `<PostCard article={article} href={href} time="3 小時前" menu={<DropdownMenu … />}>
  <PostProducts author={article.create_name}>
    <PostProductRow product={product} href={…} action={<IconButton … />} />
  </PostProducts>
</PostCard>`,
  keys: [
    {
      keys: 'Enter, Space',
      zh: '在圖片上：放到全螢幕；在按鈕上：按讚、收藏、分享',
      en: 'On a picture: opens it full screen; on a button: likes, collects, shares',
    },
    {
      keys: 'ArrowLeft, ArrowRight',
      zh: '全螢幕裡：上一張、下一張',
      en: 'In full screen: the previous or next picture',
    },
    { keys: 'Escape', zh: '離開全螢幕', en: 'Closes the full screen' },
  ],
  advice: [
    {
      do: {
        zh: '收回讚、收藏都先動畫面再等伺服器：用 hooks 的 useArticleLike。',
        en: 'Show a like or collect at once and let the server follow, as useArticleLike of the hooks does.',
      },
      dont: {
        zh: '按讚後轉圈等回應。',
        en: 'Show a spinner on the heart until the server replies.',
      },
    },
  ],
};
