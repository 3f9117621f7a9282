import type { Banner, QuickLink, Showcase } from './types';

/** Buttons below the banners. */
export const quickLinks: QuickLink[] = [
  { id: 1, label: '當季水果', href: '/store/10', picture: 'links/fruit.avif' },
  { id: 2, label: '新鮮蔬菜', href: '/store/20', picture: 'links/vegetable.avif' },
  { id: 3, label: '肉品海鮮', href: '/store/30', picture: 'links/meat-fish.avif' },
  { id: 4, label: '冷凍好料', href: '/store/40', picture: 'links/frozen.avif' },
  { id: 5, label: '乳品蛋豆', href: '/store/50', picture: 'links/dairy.avif' },
  { id: 6, label: '烘焙點心', href: '/store/60', picture: 'links/bakery.avif' },
  { id: 7, label: '米麵乾糧', href: '/store/70', picture: 'links/pantry.avif' },
  { id: 8, label: '茶飲咖啡', href: '/store/80', picture: 'links/drinks.avif' },
  { id: 9, label: '鍋碗生活', href: '/store/90', picture: 'links/home.avif' },
  { id: 10, label: '鄰居都在聊', href: '/wall', picture: 'links/wall.avif' },
];

/** Suggested search words; each finds products. */
export const hotTags: string[] = ['草莓', '水餃', '椪柑', '火鍋', '鮭魚', '蔬菜箱', '咖啡', '早餐', '禮盒', '蛋糕'];

/** The banners of the front page, from top to bottom. */
export const banners: Banner[] = [
  { id: 1, title: '柑橘季，整條巷子都香', text: '卓蘭椪柑、屏東檸檬，產地早上剪，紙箱一開就聞得到。', action: '逛當季水果', href: '/store/10', picture: 'banners/citrus.avif', pictureTall: 'banners/citrus-tall.avif' },
  { id: 2, title: '今晚圍爐，鍋底我們備好了', text: '肉片、丸餃、鮮蝦到高麗菜，冷凍滿 1,800 元免運。', action: '看火鍋料', href: '/store/42', picture: 'banners/hotpot.avif', pictureTall: 'banners/hotpot-tall.avif' },
  { id: 3, title: '好好吃早餐', text: '單一牧場鮮乳、湯種吐司、放牧蛋，早上的餐桌先排好。', action: '準備早餐', href: '/search/早餐', picture: 'banners/breakfast.avif', pictureTall: 'banners/breakfast-tall.avif' },
  { id: 4, title: '一週蔬菜箱', text: '六到八樣最當季的菜，打開就知道這星期煮什麼。', action: '訂一箱', href: '/product/1101', picture: 'banners/veggie-box.avif', pictureTall: 'banners/veggie-box-tall.avif' },
  { id: 5, title: '下午三點，喝口茶吧', text: '高山烏龍、蜜香東方美人，配一塊剛烤好的點心。', action: '選茶與咖啡', href: '/store/80', picture: 'banners/tea.avif', pictureTall: 'banners/tea-tall.avif' },
];

/** Rows of hand-picked products below the banners; a shop shows the first ones that are in season. */
export const showcases: Showcase[] = [
  { id: 1, kind: 'season', title: '這一季最好吃', href: '/store/10', productIds: [1004, 1010, 1016, 1001, 1009, 1006, 1008, 1015, 1003, 1011, 1012, 1002, 1005, 1013] },
  { id: 2, kind: 'row', title: '老闆私心推薦', href: '/search/老闆推薦', productIds: [1612, 1502, 1001, 1208, 1801, 1701, 1506, 1317] },
  { id: 4, kind: 'gifts', title: '送禮不失禮', href: '/search/送禮', productIds: [1515, 1702, 1614, 1007, 1513, 1807, 1815, 1817] },
  { id: 3, kind: 'row', title: '十分鐘上桌', href: '/search/十分鐘上桌', productIds: [1303, 1217, 1607, 1314, 1610, 1315, 1407, 1313] },
];
