import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '瀑布牆',
  description: '多欄的無限清單，照閱讀順序排列，只渲染畫面附近的項目。',
  when: {
    zh: '很長、高矮不一的動態牆：只畫看得到的，上千則也順；順序照閱讀順序。給它 memory，回上一頁才回得到原處。',
    en: 'Lists a long feed of items of different heights, in reading order. It renders only items near the viewport, so thousands scroll well. With memory, going back restores the position.',
  },
  instead: {
    zh: '高度一樣的商品用 ProductGrid。itemKey、estimate、children 要定義在 render 外面，否則每次都重算。',
    en: 'For products of equal height use ProductGrid. Define itemKey, estimate and children outside of render, or the whole feed is laid out on each render.',
  },
  anatomy: `<Masonry label="貼文" items={posts} itemKey={idOf} estimate={heightOf}
  busy={isLoadingMore} skeleton={<PostSkeleton />} memory={memory} end={<Button>載入更多</Button>}>
  {(post, place) => <PostCard article={post} place={place} … />}
</Masonry>`,
  keys: [
    { keys: 'PageDown, PageUp', zh: '下一則、上一則', en: 'The next or previous item' },
    {
      keys: 'Ctrl + End',
      zh: '跳出動態牆，到它後面',
      en: 'Leaves the feed, to the element after it',
    },
    {
      keys: 'Ctrl + Home',
      zh: '跳出動態牆，到它前面',
      en: 'Leaves the feed, to the element before it',
    },
  ],
  advice: [
    {
      do: {
        zh: '新的一頁接在後面；沒有變就給同一個陣列。',
        en: 'Add the next page at the end, and pass the same array while it is unchanged.',
      },
      dont: {
        zh: '每次 render 都 [...posts]：全部重排一遍。',
        en: 'Pass [...posts] on every render: the whole feed is laid out again.',
      },
    },
    {
      do: {
        zh: 'children 回傳 <article>，把 place 攤在上面。',
        en: 'Return an <article> from children and spread place on it.',
      },
      dont: {
        zh: '把 place 丟掉：PageDown 找不到下一則。',
        en: 'Drop place: PageDown finds no next item.',
      },
    },
    {
      do: {
        zh: 'estimate 照欄寬、圖的比例和字數估。',
        en: 'Estimate from the column’s width, the picture’s ratio and the length of the text.',
      },
      dont: {
        zh: '每則都回同一個數字：往下捲時捲軸會跳。',
        en: 'Return one number for all: the scrollbar jumps.',
      },
    },
  ],
};
