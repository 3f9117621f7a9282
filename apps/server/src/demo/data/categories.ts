import type { DemoCategory } from './types';

const main = (id: number, slug: string, name: string, sub: readonly string[]): DemoCategory => ({
  id,
  name,
  picture: `links/${slug}.avif`,
  sub: sub.map((label, i) => ({ id: id + i + 1, name: label })),
});

/** The main categories. Ids of sub-categories follow from their position: append, never reorder. */
export const categories: DemoCategory[] = [
  main(10, 'fruit', '當季水果', ['在地水果', '進口水果', '水果禮盒']),
  main(20, 'vegetable', '新鮮蔬菜', ['葉菜花菜', '根莖瓜果', '菇類辛香']),
  main(30, 'meat-fish', '肉品海鮮', ['豬牛雞肉', '魚蝦貝類', '醃漬調理']),
  main(40, 'frozen', '冷凍好料', ['水餃包子', '火鍋料', '點心炸物', '冰品']),
  main(50, 'dairy', '乳品蛋豆', ['鮮乳優格', '雞蛋', '起司奶油', '豆腐豆漿']),
  main(60, 'bakery', '烘焙點心', ['麵包吐司', '蛋糕甜點', '餅乾糖果']),
  main(70, 'pantry', '米麵乾糧', ['米與雜糧', '麵條', '醬料罐頭', '堅果果乾']),
  main(80, 'drinks', '茶飲咖啡', ['台灣茶', '咖啡可可', '果汁飲品']),
  main(90, 'home', '鍋碗生活', ['鍋具餐具', '清潔洗滌', '花草居家', '提袋禮品']),
];
