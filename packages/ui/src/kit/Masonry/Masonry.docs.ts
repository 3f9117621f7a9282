import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '很長、高矮不一的動態牆：只畫看得到的，上千則也順；順序照閱讀順序。給它 memory，回上一頁才回得到原處。',
    en: 'A long feed of uneven heights: only what is near is drawn, in reading order, and thousands scroll well. With memory going back finds the same place.',
  },
  instead: {
    zh: '高度一樣的商品用 ProductGrid。itemKey、estimate、children 要定義在 render 外面，否則每次都重算。',
    en: 'For goods of one height use ProductGrid. Define itemKey, estimate and children outside of render, or all is laid out anew each time.',
  },
  anatomy: `<Masonry label="貼文" items={posts} itemKey={idOf} estimate={heightOf}
  busy={isLoadingMore} skeleton={<PostSkeleton />} memory={memory} end={<Button>載入更多</Button>}>
  {(post, place) => <PostCard article={post} place={place} … />}
</Masonry>`,
  keys: [
    { keys: 'PageDown, PageUp', zh: '下一則、上一則', en: 'The next item, the one before' },
    { keys: 'Ctrl + End', zh: '跳出動態牆，到它後面', en: 'Leaves the feed, to what comes after' },
    {
      keys: 'Ctrl + Home',
      zh: '跳出動態牆，到它前面',
      en: 'Leaves the feed, to what comes before',
    },
  ],
  advice: [
    {
      do: {
        zh: '新的一頁接在後面；沒有變就給同一個陣列。',
        en: 'Add the next page at the end, and pass the same array while nothing has changed.',
      },
      dont: {
        zh: '每次 render 都 [...posts]：全部重排一遍。',
        en: 'Pass [...posts] with every render: all is laid out anew.',
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
        en: 'Estimate by the column’s width, the picture’s ratio and the length of the text.',
      },
      dont: {
        zh: '每則都回同一個數字：往下捲時捲軸會跳。',
        en: 'Return one number for all: the scrollbar jumps.',
      },
    },
  ],
};
