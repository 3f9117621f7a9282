import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '貼文商品列',
  description: '貼文推薦的商品排成一列，放不下時橫向捲動。',
  when: {
    zh: '貼文推薦的商品：一件占滿寬度，好幾件橫向捲動，下一件露出一角讓人知道還有。',
    en: 'Shows the products that a post recommends. One fills the width; several scroll sideways, and the edge of the next one shows that there are more.',
  },
  instead: {
    zh: '商品清單頁用 ProductGrid；購物車裡用 CartLine。',
    en: 'On a product page use ProductGrid; in the cart, CartLine.',
  },
  anatomy: `<PostProducts author="阿嬤的灶腳">
  <PostProductRow product={product} href={…} action={<IconButton … />} />
</PostProducts>`,
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在商品和兩端箭頭之間移動；有焦點的商品會捲進畫面',
      en: 'Moves between the products and the arrows; the focused product scrolls into view',
    },
    { keys: 'Enter, Space', zh: '在箭頭上往前或往後捲', en: 'On an arrow scrolls back or on' },
  ],
  advice: [
    {
      do: {
        zh: 'action 的名字帶商品名：「把愛文芒果加入購物車」。',
        en: 'Name the action with the product: 把愛文芒果加入購物車.',
      },
      dont: {
        zh: '每一列都叫「加入購物車」，用聽的分不出是哪一件。',
        en: 'Name each action 加入購物車: a screen reader user cannot tell which product it adds.',
      },
    },
    {
      do: {
        zh: '賣完就給 sold_out：它把 action 換成「缺貨中」。',
        en: 'Set sold_out: it shows 缺貨中 instead of the action.',
      },
      dont: {
        zh: '賣完還放一顆停用的按鈕。',
        en: 'Pass a disabled button for a product that is sold out.',
      },
    },
  ],
};
