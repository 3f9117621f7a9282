import { choose, look, products, single } from '../entry';

const carton = (color: string, label: string) => ({ shape: 'carton', color, label }) as const;
const cup = (color: string, label: string) => ({ shape: 'cup', color, label }) as const;
const tofu = { shape: 'tofu', color: '#FBF3DF' } as const;
const driedTofu = { shape: 'tofu', color: '#C99A63' } as const;
const paleEgg = { emoji: '🥚', tint: { saturation: 0.35, brightness: 1.22 }, size: 0.62 } as const;
const egg = { emoji: '🥚', size: 0.62 } as const;

/** 乳品蛋豆. */
export const dairy = products(2, [
  {
    id: 1401, slug: 'pasture-milk', category: 51, name: '單一牧場鮮乳 936 毫升', summary: '只收一座牧場的奶，喝得出草季和乾草季的不同。', story: '清晨擠、當天裝瓶，瓶身會寫擠奶日期。',
    origin: '雲林縣崙背鄉', spec: '936 毫升／1 瓶', life: '冷藏 12 天', rules: choose('乳脂', [['全脂', 105, 105, 160], ['低脂', 105, 105, 94]]), sold: 2684, saved: 233, days: 190, tags: ['鮮奶', '牛奶', '早餐'],
    look: look('ice', [carton('#3D7FA6', '🥛'), '🥛'], ['🥛', '🍪', '🍞']),
  },
  {
    id: 1402, slug: 'goat-milk', category: 51, name: '鮮羊乳 200 毫升 6 瓶', summary: '乳脂球小、口感輕，溫熱喝最順。', story: '玻璃瓶可以隨下次訂單回收，我們折抵 5 元。',
    origin: '台南市柳營區', spec: '6 瓶／每瓶 200 毫升', life: '冷藏 8 天', rules: single(270, 300, 34), sold: 342, saved: 49, days: 68, tags: ['羊奶', '鮮奶'],
    look: look('ice', ['🥛', '🥛', '🥛'], [carton('#6FA98A', '🥛'), '🍪']),
  },
  {
    id: 1403, slug: 'plain-yogurt', category: 51, name: '無糖鮮乳優格 500 公克', summary: '只有鮮乳和菌，倒扣三秒不會掉下來。', story: '慢慢發酵十二小時，酸得溫柔。',
    origin: '台灣', spec: '500 公克／1 桶', life: '冷藏 21 天', rules: single(128, 145, 87), sold: 1376, saved: 168, days: 110, tags: ['優格', '早餐'],
    look: look('ice', [cup('#E8F0F5', '🥛'), '🫐'], ['🍓', '🍯', '🥝']),
  },
  {
    id: 1404, slug: 'fruit-yogurt', category: 51, name: '果粒優格杯 6 入', summary: '果粒大到要用湯匙找，下午三點的小救星。', story: '果醬自己熬，甜度比市售少三分之一。',
    origin: '台灣', spec: '6 入／每杯 120 公克', life: '冷藏 18 天', rules: choose('口味', [['草莓', 198, 228, 46, { items: [cup('#F3B6C4', '🍓'), '🍓'] }], ['藍莓', 198, 228, 51, { items: [cup('#B9C7F0', '🫐'), '🫐'] }], ['水蜜桃', 198, 228, 0, { items: [cup('#FBD2A8', '🍑'), '🍑'] }]]), sold: 914, saved: 127, days: 42, tags: ['優格', '草莓', '藍莓'],
    look: look('plum', [cup('#F3B6C4', '🍓'), cup('#B9C7F0', '🫐'), cup('#FBD2A8', '🍑')], ['🍓', '🫐']),
  },
  {
    id: 1405, slug: 'pasture-eggs', category: 52, name: '放牧紅殼蛋 10 入', summary: '蛋黃挺、蛋白濃，白煮只要沾一點鹽。', story: '母雞白天在果樹下走動，傍晚自己回家。',
    origin: '花蓮縣壽豐鄉', spec: '10 入／約 580 公克', life: '冷藏 21 天', rules: single(125, 140, 138), sold: 2147, saved: 196, days: 173, tags: ['雞蛋', '蛋', '早餐'],
    look: look('warm', [egg, egg, egg, egg, egg], ['🍳', '🍞']),
  },
  {
    id: 1406, slug: 'white-eggs', category: 52, name: '洗選白殼蛋 20 入', summary: '一盒兩層，烘焙、早餐、便當都靠它。', story: '牧場自己洗選，生產日直接噴在蛋殼上。',
    origin: '彰化縣芳苑鄉', spec: '20 入／約 1.2 公斤', life: '冷藏 21 天', rules: single(168, 168, 101), sold: 1588, saved: 83, days: 149, tags: ['雞蛋', '蛋'],
    look: look('ice', [paleEgg, paleEgg, paleEgg, paleEgg], ['🍰', '🥞']),
  },
  {
    id: 1407, slug: 'soft-boiled-egg', category: 52, name: '醬漬溏心蛋 6 入', summary: '蛋黃像膏一樣，放上拉麵、白飯都加分。', story: '醬汁用柴魚和味醂，泡足二十四小時。',
    origin: '台灣', spec: '6 入／附醬汁', life: '冷藏 10 天', rules: single(158, 180, 55), sold: 731, saved: 139, days: 25, tags: ['溏心蛋', '蛋', '小菜', '十分鐘上桌'],
    look: look('warm', ['🍜', { emoji: '🥚', tint: { saturation: 1.3, brightness: 0.78 }, size: 0.7 }], [{ emoji: '🥚', tint: { saturation: 1.3, brightness: 0.78 } }, '🍚']),
  },
  {
    id: 1408, slug: 'cheddar-block', category: 53, name: '熟成切達起司 250 公克', summary: '熟成九個月，切塊配酸黃瓜、刨絲烤吐司。', story: '切面會有一點點結晶，那是熟成的記號。',
    origin: '紐西蘭', spec: '250 公克／1 塊', life: '冷藏 4 個月', rules: single(188, 215, 67), sold: 563, saved: 74, days: 98, tags: ['起司', '乳酪'],
    look: look('warm', ['🧀', '🧀'], ['🍎', '🥖', '🍇']),
  },
  {
    id: 1409, slug: 'cheese-slices', category: 53, name: '鮮乳起司片 24 片', summary: '夾漢堡、蓋泡麵、捲蛋餅，冰箱常備。', story: '乳含量八成以上，加熱會融，不會變塑膠。',
    origin: '台灣', spec: '24 片／504 公克', life: '冷藏 6 個月', rules: single(215, 250, 92), sold: 1195, saved: 66, days: 131, tags: ['起司', '早餐'],
    look: look('warm', ['🧀', '🥪', '🍞'], ['🍔', '🥚']),
  },
  {
    id: 1410, slug: 'normandy-butter', category: 53, name: '諾曼第發酵奶油 200 公克', summary: '帶一點榛果香，室溫放軟抹麵包就很奢侈。', story: '無鹽款拿去做可頌，層次會不一樣。',
    origin: '法國', spec: '200 公克／1 塊', life: '冷藏 3 個月', rules: choose('口味', [['無鹽', 175, 199, 83], ['海鹽', 185, 209, 47]]), sold: 849, saved: 132, days: 87, tags: ['奶油', '烘焙'],
    look: look('warm', ['🧈', '🥐'], ['🧈', '🍞', '🥖']),
  },
  {
    id: 1411, slug: 'whipping-cream', category: 53, name: '動物性鮮奶油 1 公升', summary: '打發穩、不花油，做蛋糕、濃湯、義大利麵都行。', story: '冷藏十二小時再打，最挺。',
    origin: '法國', spec: '1 公升／1 瓶', life: '冷藏 3 個月，開封後 5 天', rules: single(238, 265, 36), sold: 417, saved: 51, days: 80, tags: ['鮮奶油', '烘焙'],
    look: look('plum', [carton('#B5678B', '🍰'), '🍰'], ['🍓', '🧁']),
  },
  {
    id: 1412, slug: 'firm-tofu', category: 54, name: '鹽滷板豆腐 2 盒', summary: '豆香厚、不易碎，乾煎到金黃撒點鹽就好吃。', story: '非基改黃豆、鹽滷點，木板壓出布紋。',
    origin: '桃園市大溪區', spec: '2 盒／每盒 400 公克', life: '冷藏 7 天', rules: single(88, 99, 79), sold: 1038, saved: 71, days: 54, tags: ['豆腐', '素食'],
    look: look('sage', [tofu, '🫛'], [tofu, '🌿', '🌶️']),
  },
  {
    id: 1413, slug: 'daxi-dried-tofu', category: 54, name: '大溪黑豆干 600 公克', summary: '滷色不是染的，切片炒芹菜、單吃都香。', story: '老店第三代，用糖炒色再滷八小時。',
    origin: '桃園市大溪區', spec: '600 公克／約 10 塊', life: '冷藏 10 天', rules: single(139, 160, 63), sold: 672, saved: 88, days: 115, tags: ['豆干', '素食', '小菜'],
    look: look('warm', [driedTofu, driedTofu], ['🌶️', '🧄']),
  },
  {
    id: 1414, slug: 'soy-milk', category: 54, name: '濃厚非基改豆漿 2 公升', summary: '放涼會結豆皮的濃度，熱喝冰喝都好。', story: '清晨四點磨豆，趕七點的早餐車。',
    origin: '台灣', spec: '2 公升／1 瓶', life: '冷藏 7 天', rules: choose('甜度', [['無糖', 79, 89, 104], ['微糖', 79, 89, 68]]), sold: 1461, saved: 94, days: 72, tags: ['豆漿', '早餐', '素食'], bulky: true,
    look: look('sage', [carton('#7FA07A', '🫛'), { shape: 'glass', color: '#F4E7C6', size: 0.9 }], ['🥖', '🥟']),
  },
  {
    id: 1415, slug: 'egg-pudding', category: 51, name: '雞蛋牛奶布丁 6 入', summary: '沒有吉利丁，靠蛋自己凝固，焦糖帶一點苦。', story: '蒸的不是冰的，所以湯匙挖下去會有細細的孔。',
    origin: '台灣', spec: '6 入／每杯 110 公克', life: '冷藏 7 天', rules: single(210, 240, 4), sold: 956, saved: 221, days: 37, tags: ['布丁', '甜點'],
    look: look('warm', ['🍮', '🍮'], ['🥚', '🥛', '☕']),
  },
]);
