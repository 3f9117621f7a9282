import { choose, look, products, single } from '../entry';

const shiitake = { emoji: '🍄', tint: { hue: 22, saturation: 0.42, brightness: 0.82 } } as const;
const purplePotato = { emoji: '🍠', tint: { hue: -75, saturation: 0.55, brightness: 0.85 } } as const;
const basil = { emoji: '🌿', size: 0.9 } as const;

/** 新鮮蔬菜. */
export const vegetable = products(2, [
  {
    id: 1101, slug: 'weekly-veggie-box', category: 21, name: '小農一週蔬菜箱', summary: '六到八樣當週最好吃的菜，打開就知道這星期煮什麼。', story: '菜單跟著田裡走，箱子裡附一張手寫的料理小卡。',
    origin: '雲林縣西螺、桃園市大溪', spec: '6–8 樣／約 3.5 公斤', life: '葉菜冷藏 3 天，根莖 7 天', rules: choose('規格', [['小家庭（6 樣）', 499, 560, 40, { spec: '6 樣／約 3 公斤' }], ['大家庭（8 樣）', 699, 780, 24, { spec: '8 樣／約 4 公斤', items: ['🥬', '🥕', '🍅', '🌽', '🥦', '🍆'] }]]), sold: 1186, saved: 342, days: 201, tags: ['蔬菜箱', '整箱', '蔬菜'], bulky: true,
    look: look('sage', ['🥬', '🥕', '🍅', '🌽'], ['🥦', '🍆', '🥒']),
  },
  {
    id: 1102, slug: 'alpine-cabbage', category: 21, name: '梨山高麗菜 1 顆', summary: '尖頭小顆、葉片薄脆，大火快炒不出水。', story: '清晨採收、中午下山，不進倉庫久放。',
    origin: '台中市和平區', spec: '1 顆／約 1.2 公斤', life: '冷藏 10 天', rules: single(99, 120, 140), sold: 1833, saved: 121, days: 57, tags: ['高麗菜', '蔬菜'],
    look: look('sage', ['🥬', '🥬'], ['🧄', '🥓', '🍳']),
  },
  {
    id: 1103, slug: 'broccoli', category: 21, name: '溪湖青花菜 2 朵', summary: '花苞緊密翠綠，燙三分鐘淋點油就很甜。', story: '整朵帶梗，梗削皮切片比花還好吃。',
    origin: '彰化縣溪湖鎮', spec: '2 朵／約 700 公克', life: '冷藏 5 天', rules: single(89, 110, 98), sold: 921, saved: 64, days: 39, tags: ['花椰菜', '蔬菜'],
    look: look('sage', ['🥦', '🥦'], ['🧄', '🦐', '🥕']),
  },
  {
    id: 1104, slug: 'hydro-lettuce', category: 21, name: '水耕綜合生菜 3 包', summary: '不用洗就能吃，撕開倒進碗裡就是一份沙拉。', story: '室內水耕、無土栽培，葉子又嫩又乾淨。',
    origin: '桃園市平鎮區', spec: '3 包／每包 120 公克', life: '冷藏 7 天', rules: single(165, 195, 72), sold: 538, saved: 77, days: 22, tags: ['沙拉', '生菜', '蔬菜'],
    look: look('sage', ['🥗', '🥬'], ['🍅', '🥑', '🍋']),
  },
  {
    id: 1105, slug: 'sweet-corn', category: 22, name: '水果玉米 6 支', summary: '生吃會噴汁的甜，煮三分鐘就好，別煮太久。', story: '拔下來就開始掉甜度，所以我們出貨當天才拔。',
    origin: '雲林縣虎尾鎮', spec: '6 支／帶 1–2 片葉', life: '冷藏 4 天', rules: single(149, 180, 84), sold: 1077, saved: 98, days: 48, tags: ['玉米', '蔬菜'],
    look: look('warm', ['🌽', '🌽', '🌽'], ['🧈', '🍲']),
  },
  {
    id: 1106, slug: 'jiangjun-carrot', category: 22, name: '將軍紅蘿蔔 2 公斤', summary: '沙地種的，生吃像水果，榨汁不用加糖。', story: '小朋友說「這個紅蘿蔔不臭」，是我們收過最好的評價。',
    origin: '台南市將軍區', spec: '2 公斤／約 12–16 條', life: '冷藏 14 天', rules: single(119, 119, 110), sold: 764, saved: 52, days: 93, tags: ['紅蘿蔔', '蔬菜'],
    look: look('warm', ['🥕', '🥕', '🥕'], ['🧅', '🥔', '🍲']),
  },
  {
    id: 1107, slug: 'beauty-tomato', category: 22, name: '美濃橙蜜小番茄 2 盒', summary: '皮薄、甜度穩、一口一顆，追劇的時候比洋芋片快見底。', story: '溫室吊蔓栽培，熟透才剪，不催色。',
    origin: '高雄市美濃區', spec: '2 盒／每盒 600 公克', life: '冷藏 7 天', rules: single(258, 300, 66), sold: 1412, saved: 186, days: 26, tags: ['番茄', '小番茄'],
    look: look('warm', ['🍅', '🍅', '🍅', '🍅', '🍅'], ['🧀', basil]),
  },
  {
    id: 1108, slug: 'cucumber', category: 22, name: '有機小黃瓜 1 公斤', summary: '刺感明顯、頭尾一樣細，拍碎拌蒜最對味。', story: '有機驗證田區，清晨採收。',
    origin: '屏東縣長治鄉', spec: '1 公斤／約 8–10 條', life: '冷藏 5 天', rules: single(109, 130, 77), sold: 492, saved: 38, days: 34, tags: ['小黃瓜', '有機', '蔬菜'],
    look: look('sage', ['🥒', '🥒', '🥒'], ['🧄', '🌶️']),
  },
  {
    id: 1109, slug: 'eggplant', category: 22, name: '屏東長茄 1 公斤', summary: '皮亮肉嫩，先蒸後拌或做塔香茄子都不會變色。', story: '附一招：下鍋前泡鹽水三分鐘，紫色留得住。',
    origin: '屏東縣里港鄉', spec: '1 公斤／約 5–6 條', life: '冷藏 5 天', rules: single(95, 115, 3), sold: 281, saved: 26, days: 71, tags: ['茄子', '蔬菜'],
    look: look('plum', ['🍆', '🍆'], ['🧄', basil, '🌶️']),
  },
  {
    id: 1110, slug: 'sweet-pepper', category: 22, name: '信義青椒 600 公克', summary: '肉厚微甜、沒有怪味，烤過去皮拌橄欖油是一道冷盤。', story: '海拔高，青椒不辣也不嗆。',
    origin: '南投縣信義鄉', spec: '600 公克／約 5 顆', life: '冷藏 7 天', rules: single(89, 99, 61), sold: 233, saved: 21, days: 64, tags: ['青椒', '甜椒', '蔬菜'],
    look: look('sage', ['🫑', '🫑', '🫑'], ['🥩', '🧅']),
  },
  {
    id: 1111, slug: 'dounan-potato', category: 22, name: '斗南馬鈴薯 3 公斤', summary: '鬆軟型，燉肉、做薯泥、煎薯餅一袋搞定。', story: '沙土未洗，放陰涼處可以擺很久。',
    origin: '雲林縣斗南鎮', spec: '3 公斤／約 15–18 顆', life: '陰涼處 3 週，發芽請勿食用', layer: 1, rules: single(135, 150, 88), sold: 619, saved: 33, days: 121, tags: ['馬鈴薯', '蔬菜'], bulky: true,
    look: look('warm', ['🥔', '🥔', '🥔', '🥔', '🥔'], ['🥕', '🧅', '🍛']),
  },
  {
    id: 1112, slug: 'purple-sweet-potato', category: 22, name: '水林沙地地瓜 2 公斤', summary: '小條好烤、烤到流蜜，早餐一條就飽。', story: '收成後先放兩週回甜，再出貨。',
    origin: '雲林縣水林鄉', spec: '2 公斤／約 8–10 條', life: '陰涼處 14 天', layer: 1, rules: choose('品種', [['紫心', 169, 190, 45, { items: [purplePotato, { ...purplePotato, size: 0.9 }] }], ['黃金台農 57 號', 149, 170, 70, { items: ['🍠', { emoji: '🍠', size: 0.9 }] }]]), sold: 845, saved: 109, days: 52, tags: ['地瓜', '番薯'],
    look: look('plum', [purplePotato, { emoji: '🍠', size: 0.9 }], [purplePotato, '🥛']),
  },
  {
    id: 1113, slug: 'hengchun-onion', category: 23, name: '恆春洋蔥 3 公斤', summary: '落山風吹出來的緊實，炒軟以後甜到像放了糖。', story: '網袋裝，掛在通風處最好。',
    origin: '屏東縣恆春鎮', spec: '3 公斤／約 10–13 顆', life: '陰涼通風處 4 週', layer: 1, rules: single(139, 160, 105), sold: 702, saved: 47, days: 133, tags: ['洋蔥', '蔬菜'], bulky: true,
    look: look('warm', ['🧅', '🧅', '🧅'], ['🥩', '🍛']),
  },
  {
    id: 1114, slug: 'yunlin-garlic', category: 23, name: '莿桐大片黑葉蒜 600 公克', summary: '瓣大好剝、辛香足，爆香半顆就夠味。', story: '日曬乾蒜，一年只有一收。',
    origin: '雲林縣莿桐鄉', spec: '600 公克／約 10–12 球', life: '陰涼通風處 2 個月', layer: 1, rules: single(158, 158, 93), sold: 544, saved: 41, days: 177, tags: ['大蒜', '蒜頭', '辛香料'],
    look: look('warm', ['🧄', '🧄', '🧄', '🧄', '🧄'], ['🌶️', '🧅']),
  },
  {
    id: 1115, slug: 'old-ginger', category: 23, name: '老薑 600 公克', summary: '纖維粗、辣度夠，麻油雞和薑茶都靠它。', story: '帶土老薑，用多少切多少。',
    origin: '南投縣名間鄉', spec: '600 公克', life: '陰涼處 3 週', layer: 1, rules: single(99, 120, 79), sold: 378, saved: 24, days: 101, tags: ['薑', '辛香料'],
    look: look('warm', ['🫚', '🫚', '🫚'], ['🍵', '🍲']),
  },
  {
    id: 1116, slug: 'fresh-shiitake', category: 23, name: '新社段木香菇 300 公克', summary: '段木慢慢長的香菇，肉厚得像小鮑魚，乾煎撒鹽就好。', story: '菇寮在山腰霧裡，一天採兩次。',
    origin: '台中市新社區', spec: '300 公克／約 14–18 朵', life: '冷藏 6 天', rules: single(179, 210, 56), sold: 466, saved: 72, days: 29, tags: ['香菇', '菇類'],
    look: look('sage', [shiitake, shiitake, shiitake], ['🍲', '🧄']),
  },
  {
    id: 1117, slug: 'snow-pea', category: 21, name: '大城甜豌豆 400 公克', summary: '整莢都能吃，撕掉筋、清炒一盤，脆得有聲音。', story: '現採豆莢還帶著露水，冷藏袋裝保脆。',
    origin: '彰化縣大城鄉', spec: '400 公克', life: '冷藏 5 天', rules: single(118, 135, 49), sold: 255, saved: 29, days: 15, months: [11, 12, 1, 2, 3, 4], tags: ['豌豆', '蔬菜'],
    look: look('sage', ['🫛', '🫛', '🫛'], ['🦐', '🥕']),
  },
  {
    id: 1118, slug: 'red-chili', category: 23, name: '大辣椒 200 公克', summary: '香大於辣，切圈泡醬油就是一碟沾醬。', story: '紅透才摘，冷凍也能放很久。',
    origin: '屏東縣高樹鄉', spec: '200 公克', life: '冷藏 10 天', rules: single(49, 60, 82), sold: 318, saved: 17, days: 43, tags: ['辣椒', '辛香料'],
    look: look('warm', ['🌶️', '🌶️', '🌶️', '🌶️', '🌶️'], ['🧄', '🫚']),
  },
]);
