import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '商品卡片',
  description: '清單裡的一件商品：圖片、名稱、價格；整張是連結，收藏是另外的按鈕。',
  when: {
    zh: '清單裡的一件商品。整張是連結，收藏和 action 是另外的按鈕；欄位名和回應一樣，直接傳。',
    en: "Shows a product in a list. The card is a link; collect and action are separate buttons. Its fields are those of the API's reply, so pass that on.",
  },
  instead: {
    zh: '購物車用 CartLine，貼文裡用 PostProductRow。載入中用 ProductCardSkeleton。',
    en: 'In the cart use CartLine, in a post PostProductRow. While loading, ProductCardSkeleton.',
  },
  anatomy: `<ProductGrid label="今日鮮貨">
  <ProductCard product={product} href={…} onCollect={collect}
    stockNote="快沒庫存了" action={<IconButton variant="soft" label="加入購物車"><ShoppingBasket /></IconButton>} />
</ProductGrid>`,
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '名稱的連結、action、收藏鈕',
      en: 'The link of the name, action, the collect button',
    },
    {
      keys: 'Enter',
      zh: '打開商品；在按鈕上按下',
      en: 'Opens the product; on a button presses it',
    },
    { keys: 'Space', zh: '按下收藏鈕', en: 'Presses the collect button' },
  ],
  advice: [
    {
      do: { zh: '首屏的幾張設 eager。', en: 'Set eager on the cards of the first screen.' },
      dont: { zh: '一張卡片放三個以上的按鈕。', en: 'Put three or more buttons on a card.' },
    },
  ],
};
