import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '貼文推薦的商品：一件占滿寬度，好幾件橫向捲動，下一件露出一角讓人知道還有。',
    en: 'The products that a post recommends: one fills the width, several scroll sideways with the next one peeking in.',
  },
  instead: {
    zh: '商品清單頁用 ProductGrid；購物車裡用 CartLine。',
    en: 'On a page of goods use ProductGrid; in the cart, CartLine.',
  },
  anatomy: `<PostProducts author="阿嬤的灶腳">
  <PostProductRow product={product} href={…} action={<IconButton … />} />
</PostProducts>`,
};
