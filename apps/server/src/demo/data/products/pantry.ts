import { choose, look, products, single } from '../entry';

const sack = (color: string, label: string) => ({ shape: 'sack', color, label }) as const;
const bag = (color: string, label: string) => ({ shape: 'pouch', color, label }) as const;
const jar = (color: string, label: string) => ({ shape: 'jar', color, label }) as const;
const bottle = (color: string, label: string) => ({ shape: 'bottle', color, label }) as const;
const noodles = (color: string, label: string) => ({ shape: 'noodles', color, label }) as const;
const blackBeans = { emoji: '🫘', tint: { saturation: 0.25, brightness: 0.55 } } as const;
const soyBeans = { emoji: '🫘', tint: { hue: 48, saturation: 0.75, brightness: 1.5 } } as const;

/** 米麵乾糧. */
export const pantry = products(1, [
  {
    id: 1601, slug: 'chishang-rice', category: 71, name: '池上一等米', summary: '煮好開蓋有香氣，涼了也不硬，包飯糰剛剛好。', story: '當季碾、小批寄，袋上有碾米日期。',
    origin: '台東縣池上鄉', spec: '真空包裝', life: '6 個月，開封後冷藏 1 個月', rules: choose('重量', [['2 公斤', 289, 320, 118, { spec: '2 公斤／真空包裝' }], ['5 公斤', 659, 760, 47, { spec: '5 公斤／真空包裝' }]]), sold: 2051, saved: 238, days: 220, tags: ['白米', '米', '池上米'], bulky: true,
    look: look('warm', [sack('#E6D7B8', '🌾'), '🍚'], ['🍙', '🌾']),
  },
  {
    id: 1602, slug: 'brown-rice', category: 71, name: '富里有機糙米 2 公斤', summary: '浸一小時再煮，口感 Q 不刮嘴。', story: '一年一作的田，休耕時種油菜花。',
    origin: '花蓮縣富里鄉', spec: '2 公斤／真空包裝', life: '6 個月', rules: single(329, 360, 64), sold: 583, saved: 71, days: 143, tags: ['糙米', '米', '有機'], bulky: true,
    look: look('sage', [sack('#B99463', '🌾'), '🌾'], ['🍙', '🍚']),
  },
  {
    id: 1603, slug: 'red-bean', category: 71, name: '萬丹紅豆 600 公克', summary: '皮薄易熟、沙而不爛，煮湯、做餡都好。', story: '不用落葉劑，等葉子自己掉光才收。',
    origin: '屏東縣萬丹鄉', spec: '600 公克', life: '12 個月', rules: single(139, 155, 91), sold: 467, saved: 54, days: 119, tags: ['紅豆', '雜糧'],
    look: look('plum', ['🫘', '🫘', '🫘'], [sack('#A65B5B', '🫘'), '🍡']),
  },
  {
    id: 1604, slug: 'black-bean', category: 71, name: '滿州黑豆 500 公克', summary: '乾炒泡水、燉湯、釀醬都合適，豆香沉穩。', story: '小農曬足三天太陽，人工挑過。',
    origin: '屏東縣滿州鄉', spec: '500 公克', life: '12 個月', rules: single(128, 140, 57), sold: 214, saved: 26, days: 134, tags: ['黑豆', '雜糧'],
    look: look('sage', [blackBeans, blackBeans, blackBeans], [sack('#5B5560', '🌱'), '🍵']),
  },
  {
    id: 1605, slug: 'soy-bean', category: 71, name: '選十黃豆 1 公斤', summary: '國產非基改，自己打豆漿，一公斤可以打十次。', story: '水田轉作的黃豆，土地也跟著休息。',
    origin: '嘉義縣鹿草鄉', spec: '1 公斤', life: '12 個月', rules: single(129, 150, 83), sold: 301, saved: 31, days: 157, tags: ['黃豆', '雜糧'],
    look: look('warm', [sack('#D9B56A', '🫛'), soyBeans], [soyBeans, { shape: 'glass', color: '#F4E7C6', size: 0.9 }]),
  },
  {
    id: 1606, slug: 'guanmiao-noodle', category: 72, name: '關廟日曬麵 900 公克', summary: '靠太陽曬乾，煮六分鐘彈牙，放涼拌也不黏。', story: '整條街都在曬麵，風大的日子最好吃。',
    origin: '台南市關廟區', spec: '900 公克／6 束', life: '8 個月', rules: choose('寬度', [['細麵', 120, 140, 102], ['寬麵', 120, 140, 88]]), sold: 1246, saved: 97, days: 165, tags: ['麵條', '乾麵', '日曬麵'],
    look: look('warm', [noodles('#F1DDA6', '🌾'), noodles('#F1DDA6', '🌾')], ['🍜', '🥚', '🥬']),
  },
  {
    id: 1607, slug: 'scallion-noodle', category: 72, name: '巷口乾拌麵 4 入', summary: '煮麵五分鐘、拌醬十秒，半夜也能做。', story: '蔥油是三星蔥慢火炸的，瓶底還有蔥酥。',
    origin: '台灣', spec: '4 入／每入 128 公克', life: '9 個月', rules: choose('口味', [['蔥油', 169, 199, 93], ['麻醬', 169, 199, 76], ['椒麻', 169, 199, 5]]), sold: 1734, saved: 201, days: 74, tags: ['拌麵', '乾拌麵', '宵夜', '十分鐘上桌'],
    look: look('warm', ['🍜', bag('#D98B3A', '🍜')], ['🥢', '🥚']),
  },
  {
    id: 1608, slug: 'beef-noodle', category: 72, name: '紅燒牛肉麵常溫包 2 入', summary: '一包裡面有一整塊牛腱，湯是真的熬出來的。', story: '老兵手法：豆瓣先炒香，再跟番茄一起燉四小時。',
    origin: '台灣（牛肉產地：紐西蘭）', spec: '2 入／每入 520 公克', life: '12 個月', rules: single(329, 378, 68), sold: 912, saved: 164, days: 90, tags: ['牛肉麵', '料理包'],
    look: look('plum', ['🍜', '🍖'], [bag('#9C3B2E', '🍜'), '🥬']),
  },
  {
    id: 1609, slug: 'spaghetti', category: 72, name: '番茄海鮮義大利麵組 2 人份', summary: '麵、醬、香料都在盒裡，只要自己準備一把蝦。', story: '醬裡沒有番茄糊粉，紅得自然。',
    origin: '義大利麵條、台灣醬料', spec: '2 人份／約 620 公克', life: '12 個月', rules: single(259, 299, 42), sold: 356, saved: 83, days: 45, tags: ['義大利麵', '番茄'],
    look: look('warm', ['🍝', '🍅'], ['🦐', '🧀', '🫒']),
  },
  {
    id: 1610, slug: 'curry', category: 73, name: '蘋果咖哩料理包 4 入', summary: '不辣的那種，小朋友會把盤子刮乾淨。', story: '蘋果泥和洋蔥先炒一小時，甜味都在裡面。',
    origin: '台灣', spec: '4 入／每入 200 公克', life: '18 個月', rules: choose('辣度', [['甘口', 279, 320, 79], ['中辛', 279, 320, 66]]), sold: 1108, saved: 142, days: 65, tags: ['咖哩', '料理包', '十分鐘上桌'],
    look: look('warm', ['🍛', '🍎'], ['🥕', '🥔', '🍚']),
  },
  {
    id: 1611, slug: 'black-bean-soy-sauce', category: 73, name: '西螺純釀黑豆醬油 420 毫升', summary: '日曝一百八十天，第一道原汁，沾什麼都有回甘。', story: '老缸排成一個院子，蓋子一掀整條巷子都香。',
    origin: '雲林縣西螺鎮', spec: '420 毫升／1 瓶', life: '24 個月，開封後冷藏', rules: single(320, 350, 72), sold: 768, saved: 121, days: 183, tags: ['醬油', '黑豆'],
    look: look('warm', [bottle('#4A2418', '🫘'), blackBeans], ['🍣', '🥟']),
  },
  {
    id: 1612, slug: 'chili-sauce', category: 73, name: '巷口手炒辣椒醬 240 公克', summary: '香、鹹、微麻，挖一小匙什麼都變好吃。', story: '本來只送熟客，後來熟客太多了。',
    origin: '台灣', spec: '240 公克／1 罐', life: '12 個月，開封後冷藏', rules: choose('辣度', [['小辣', 180, 200, 74], ['大辣', 180, 200, 61]]), sold: 1593, saved: 217, days: 108, tags: ['辣椒醬', '醬料', '辣椒', '老闆推薦'],
    look: look('warm', [jar('#B3261E', '🌶️'), '🌶️'], ['🥟', '🧄']),
  },
  {
    id: 1613, slug: 'strawberry-jam', category: 73, name: '大湖草莓果醬 220 公克', summary: '看得到整顆草莓，甜度只有一般的六成。', story: '草莓、糖、檸檬，一鍋只熬六罐。',
    origin: '苗栗縣大湖鄉', spec: '220 公克／1 罐', life: '12 個月，開封後冷藏', rules: single(230, 260, 37), sold: 532, saved: 109, days: 50, tags: ['果醬', '草莓', '早餐'],
    look: look('plum', [jar('#D2354A', '🍓'), '🍓'], ['🍞', '🧇', '🍓']),
  },
  {
    id: 1614, slug: 'longan-honey', category: 73, name: '崁頂龍眼蜜 700 公克', summary: '深琥珀色、香氣厚，一匙配溫水就很好。', story: '蜂農追著花走，這批停在崁頂三個星期。',
    origin: '屏東縣崁頂鄉', spec: '700 公克／1 罐', life: '24 個月，請勿餵食一歲以下嬰兒', rules: single(560, 640, 39), sold: 487, saved: 126, days: 155, tags: ['蜂蜜', '龍眼蜜', '送禮'],
    look: look('warm', ['🍯', '🍯'], ['🍋', '🥞', '🍵']),
  },
  {
    id: 1615, slug: 'tomato-can', category: 73, name: '義式整粒番茄罐 6 入', summary: '捏碎就是紅醬底，燉牛肉也靠它。', story: '只有番茄和番茄汁。',
    origin: '義大利', spec: '6 入／每罐 400 公克', life: '36 個月', rules: single(269, 310, 95), sold: 644, saved: 48, days: 199, tags: ['番茄', '罐頭'], bulky: true,
    look: look('warm', ['🥫', '🥫', '🥫'], ['🍅', '🍝', '🧄']),
  },
  {
    id: 1616, slug: 'roasted-peanut', category: 74, name: '北港帶殼花生 600 公克', summary: '鹽水煮過再焙，剝殼的聲音是電視的配樂。', story: '沙地花生，三代人只做這一樣。',
    origin: '雲林縣北港鎮', spec: '600 公克', life: '4 個月', rules: single(149, 170, 87), sold: 812, saved: 68, days: 92, tags: ['花生', '零嘴', '堅果'],
    look: look('warm', ['🥜', '🥜', '🥜', '🥜', '🥜'], [bag('#B9783F', '🥜'), '🍵']),
  },
  {
    id: 1617, slug: 'chestnut', category: 74, name: '糖炒風味去殼甘栗 5 包', summary: '去殼去膜，口袋裡放一包，肚子餓的時候很救命。', story: '只有栗子，連糖都沒加。',
    origin: '河北（台灣分裝）', spec: '5 包／每包 100 公克', life: '12 個月', rules: single(229, 260, 54), sold: 456, saved: 63, days: 49, tags: ['栗子', '堅果', '零嘴'],
    look: look('warm', ['🌰', '🌰', '🌰', '🌰', '🌰'], [bag('#7A4A2E', '🌰'), '☕']),
  },
  {
    id: 1618, slug: 'dried-mango', category: 74, name: '無糖愛文芒果乾', summary: '低溫烘三十小時，越嚼越酸甜，不沾手。', story: '外觀不漂亮的芒果最甜，就拿來做這個。',
    origin: '台南市玉井區', spec: '150 公克', life: '8 個月', rules: choose('規格', [['1 包', 189, 220, 98], ['3 包組', 540, 660, 31, { spec: '450 公克／3 包', items: [bag('#E9A23B', '🥭'), bag('#E9A23B', '🥭'), bag('#E9A23B', '🥭')] }]]), sold: 1321, saved: 189, days: 67, tags: ['芒果', '果乾', '零嘴'],
    look: look('warm', [bag('#E9A23B', '🥭'), '🥭'], ['🥭', '🍵']),
  },
  {
    id: 1619, slug: 'popcorn', category: 74, name: '焦糖海鹽爆米花 180 公克', summary: '圓球型爆得飽滿，焦糖薄薄一層，不黏牙。', story: '電影之夜兩包起跳。',
    origin: '台灣', spec: '180 公克', life: '6 個月', rules: single(129, 150, 76), sold: 673, saved: 85, days: 23, tags: ['爆米花', '零嘴'],
    look: look('plum', ['🍿', '🍿'], ['🥤', '🍬']),
  },
  {
    id: 1620, slug: 'camellia-oil', category: 73, name: '頂級苦茶油 500 毫升', summary: '發煙點高、拌麵線最香，一家三代都認這一味。', story: '低溫烘炒、一次冷壓，瓶身附壓榨日期。',
    origin: '新竹縣峨眉鄉', spec: '500 毫升／1 瓶', life: '24 個月', rules: single(720, 820, 30), sold: 312, saved: 84, days: 97, tags: ['苦茶油', '油'],
    look: look('sage', [bottle('#A8993B', '🌱'), '🫒'], ['🍜', '🌿']),
  },
]);
