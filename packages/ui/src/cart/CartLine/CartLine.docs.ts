import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '購物車項目',
  description: '購物車裡的一項商品：圖片、規格、數量、小計和移除；不能買的原因寫在這一項上。',
  when: {
    zh: '購物車裡的一項。買不了的原因（賣完、下架、漲價）直接寫在這一項上，不用回頭猜。',
    en: 'Shows one line of the cart. The line itself shows why it cannot be bought: sold out, taken down, or a changed price.',
  },
  instead: {
    zh: '結帳後不能再改的清單用 OrderItemList；贈品不給 onQuantityChange，數量就是唯讀。',
    en: 'For a list that cannot change use OrderItemList. Omit onQuantityChange for a gift; its quantity is then read-only.',
  },
  keys: [
    {
      keys: 'ArrowUp, ArrowDown',
      zh: '數量欄裡：加一、減一',
      en: 'In the quantity: one more, one less',
    },
    {
      keys: 'Enter',
      zh: '套用打進去的數量；選字中不算',
      en: 'Applies the typed quantity; not during IME composition',
    },
  ],
  advice: [
    {
      do: {
        zh: '刪除後給 6 秒的「復原」吐司。',
        en: 'After removing, offer 復原 in a toast for six seconds.',
      },
      dont: {
        zh: '每按一次加號就鎖住整列等伺服器。',
        en: 'Disable the line after each press until the server replies.',
      },
    },
  ],
};
