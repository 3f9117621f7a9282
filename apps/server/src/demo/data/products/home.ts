import { choose, look, products, single } from '../entry';

const pot = (color: string) => ({ shape: 'pot', color }) as const;
const tote = { shape: 'tote', color: '#EFE4CF', size: 1.2 } as const;
const plank = { shape: 'plank', color: '#D6A467' } as const;
const blueBowl = { emoji: '🍚', tint: { hue: 215, saturation: 0.6 } } as const;
const towel = (color: string) => ({ shape: 'towel', color }) as const;

/** 鍋碗生活. */
export const home = products(1, [
  {
    id: 1801, slug: 'enamel-pot', category: 91, name: '琺瑯鑄鐵鍋 22 公分', summary: '燉肉保水、煮飯有鍋巴，端上桌也好看。', story: '第一次用請先養鍋，說明卡在鍋子裡。',
    origin: '台灣', spec: '22 公分／3.3 公升／約 4.2 公斤', life: '不適用；保固一年', rules: choose('顏色', [['磚紅', 2480, 2980, 14], ['茶綠', 2480, 2980, 9, { items: [pot('#3F7A58'), plank] }], ['米白', 2480, 2980, 0, { items: [pot('#E9DFCB'), plank] }]]), sold: 236, saved: 312, days: 123, tags: ['鍋子', '鑄鐵鍋', '廚具', '老闆推薦'], bulky: true,
    look: look('warm', [pot('#B5432A'), plank], [pot('#3F7A58'), pot('#E9DFCB')]),
  },
  {
    id: 1802, slug: 'frying-pan', category: 91, name: '碳鋼平底鍋 26 公分', summary: '越用越黑越好用，煎蛋會自己滑。', story: '沒有塗層可以掉，壞不了的那種鍋。',
    origin: '台灣', spec: '26 公分／約 1.4 公斤', life: '不適用；終身保固鍋體', rules: single(1280, 1480, 22), sold: 341, saved: 147, days: 107, tags: ['鍋子', '平底鍋', '廚具'], bulky: true,
    look: look('sage', ['🍳', '🥚'], ['🥓', '🧈', '🍳']),
  },
  {
    id: 1803, slug: 'cutting-board', category: 91, name: '台灣檜木砧板', summary: '檜香淡淡的，刀落下去聲音很沉。', story: '用裁剩的老料做，每一塊年輪都不同。',
    origin: '嘉義縣', spec: '38 × 24 × 2.5 公分', life: '不適用；請立放陰乾', rules: single(980, 1180, 11), sold: 158, saved: 96, days: 146, tags: ['砧板', '廚具', '木作'],
    look: look('warm', [plank, '🔪'], ['🥕', '🧅', '🍞']),
  },
  {
    id: 1804, slug: 'chef-knife', category: 91, name: '金門三德刀 17 公分', summary: '鋼好磨、重心穩，一把做七成的菜。', story: '老師傅手工開鋒，盒裡附磨刀建議角度。',
    origin: '金門縣', spec: '刃長 17 公分／約 180 公克', life: '不適用；終身免費磨刀一年一次', rules: single(1680, 1880, 8), sold: 117, saved: 89, days: 171, tags: ['菜刀', '廚具'],
    look: look('ice', ['🔪', plank], ['🍅', '🥒']),
  },
  {
    id: 1805, slug: 'chopsticks', category: 91, name: '台灣竹筷 5 雙', summary: '不上漆、六角握感，夾豆腐也不滑。', story: '竹山孟宗竹，蒸煮後自然曬乾。',
    origin: '南投縣竹山鎮', spec: '5 雙／23 公分', life: '建議半年更換', rules: single(180, 200, 94), sold: 506, saved: 42, days: 197, tags: ['筷子', '餐具'],
    look: look('warm', ['🥢', '🍚'], ['🍜', '🥢']),
  },
  {
    id: 1806, slug: 'rice-bowl', category: 91, name: '鶯歌手作飯碗 2 入', summary: '一手剛好捧住的大小，釉色每個都不一樣。', story: '窯溫一千兩百度，可微波、可洗碗機。',
    origin: '新北市鶯歌區', spec: '2 入／直徑 11.5 公分', life: '不適用', rules: choose('釉色', [['柿紅', 560, 640, 26, { items: ['🍚', { emoji: '🍚', size: 0.8 }] }], ['海鼠藍', 560, 640, 17, { items: [blueBowl, { ...blueBowl, size: 0.8 }] }]]), sold: 273, saved: 133, days: 89, tags: ['碗', '餐具', '陶瓷'],
    look: look('warm', ['🍚', blueBowl], ['🥢', '🍵']),
  },
  {
    id: 1807, slug: 'teapot', category: 91, name: '紅瓷茶壺 450 毫升', summary: '出水俐落不滴，兩三個人喝茶剛剛好。', story: '壺把加寬，熱的時候也握得住。',
    origin: '新北市鶯歌區', spec: '450 毫升／附濾網', life: '不適用', rules: single(880, 980, 13), sold: 142, saved: 104, days: 58, tags: ['茶壺', '茶具', '送禮'],
    look: look('plum', ['🫖', '🍵'], ['🥮', '🌸', '🍵']),
  },
  {
    id: 1808, slug: 'bento-box', category: 91, name: '雙層木紋便當盒', summary: '有隔板、能微波，湯汁不會跑到隔壁。', story: '高度剛好放得下一顆滷蛋。',
    origin: '台灣', spec: '900 毫升／附束帶', life: '不適用', rules: single(390, 450, 41), sold: 387, saved: 92, days: 36, tags: ['便當盒', '餐具'],
    look: look('plum', ['🍱', '🥢'], ['🍙', '🥦', '🥚']),
  },
  {
    id: 1809, slug: 'camellia-dish-soap', category: 92, name: '苦茶粉洗碗精 1 公升', summary: '油膩一次沖掉，手不會乾，味道像剛割過的草。', story: '補充包隨後到，瓶子留著一直用。',
    origin: '台灣', spec: '1 公升／1 瓶', life: '36 個月', rules: single(180, 210, 88), sold: 933, saved: 67, days: 152, tags: ['洗碗精', '清潔'],
    look: look('sage', [{ emoji: '🧴', tint: { hue: 130, saturation: 0.55 } }, '🧽'], ['🫧', '🧽']),
  },
  {
    id: 1810, slug: 'laundry-soap', category: 92, name: '手工家事皂 3 入', summary: '領口、襪底、抹布交給它，搓兩下就乾淨。', story: '回收食用油做的，是社區媽媽們的合作社產品。',
    origin: '台灣', spec: '3 入／每塊 150 公克', life: '24 個月', rules: single(129, 150, 97), sold: 718, saved: 53, days: 176, tags: ['肥皂', '清潔', '洗衣'],
    look: look('plum', ['🧼', '🧼'], ['🫧', towel('#C98FA4')]),
  },
  {
    id: 1811, slug: 'sponge', category: 92, name: '木漿海綿 10 入', summary: '吸水快、乾得也快，一週換一塊剛剛好。', story: '用完可以埋進土裡。',
    origin: '台灣', spec: '10 入', life: '不適用', rules: single(139, 160, 103), sold: 862, saved: 31, days: 85, tags: ['海綿', '菜瓜布', '清潔'],
    look: look('warm', ['🧽', '🧽', '🧽'], ['🫧', '🧴']),
  },
  {
    id: 1812, slug: 'bath-towel', category: 92, name: '虎尾純棉毛巾 3 條', summary: '織得密、洗不硬，擦臉的那種軟。', story: '毛巾鎮最後幾台老織機做出來的。',
    origin: '雲林縣虎尾鎮', spec: '3 條／33 × 76 公分', life: '不適用', rules: choose('顏色', [['茶綠', 299, 350, 43], ['霧藍', 299, 350, 37, { items: [towel('#86A9C4'), '🧼'] }], ['磚粉', 299, 350, 29, { items: [towel('#D49A8A'), '🧼'] }]]), sold: 574, saved: 88, days: 68, tags: ['毛巾', '棉'],
    look: look('sage', [towel('#7FA894'), '🧼'], [towel('#86A9C4'), towel('#D49A8A')]),
  },
  {
    id: 1813, slug: 'toilet-paper', category: 92, name: '抽取式衛生紙 100 抽 24 包', summary: '不掉屑、濕了也不破，一串扛一個月。', story: '再生紙漿比例五成，摸起來沒有差。',
    origin: '台灣', spec: '24 包／每包 100 抽', life: '不適用', rules: single(329, 359, 66), sold: 1124, saved: 29, days: 206, tags: ['衛生紙', '清潔'], bulky: true,
    look: look('ice', ['🧻', '🧻', '🧻'], ['📦', '🫧']),
  },
  {
    id: 1814, slug: 'broom', category: 92, name: '芒草手工掃把', summary: '軟硬剛好，磁磚縫、榻榻米都掃得乾淨。', story: '綁的是三十年的手藝，紅線是老闆娘選的。',
    origin: '台東縣', spec: '長 88 公分', life: '不適用', rules: single(380, 420, 0), sold: 96, saved: 47, days: 114, tags: ['掃把', '清潔', '手工'], bulky: true,
    look: look('warm', ['🧹', '🪣'], ['🧽', '🪴']),
  },
  {
    id: 1815, slug: 'scented-candle', category: 93, name: '窗邊大豆蠟燭', summary: '點一小時，整個客廳像秋天的巷子。', story: '大豆蠟、棉芯，燒完的杯子可以種多肉。',
    origin: '台灣', spec: '180 公克／約燃 35 小時', life: '24 個月', rules: choose('香氣', [['桂花', 480, 560, 24], ['檜木', 480, 560, 19]]), sold: 198, saved: 121, days: 27, tags: ['蠟燭', '香氛', '送禮'],
    look: look('plum', ['🕯️', '🏵️'], ['💐', '🎁']),
  },
  {
    id: 1816, slug: 'herb-pot', category: 93, name: '窗台香草盆栽', summary: '九層塔、迷迭香、薄荷任選，剪了又長。', story: '出貨前澆透水，收到後放在有光的窗邊。',
    origin: '彰化縣田尾鄉', spec: '5 吋盆／高約 20 公分', life: '活體植物，請儘速開箱', rules: choose('品種', [['九層塔', 120, 140, 35], ['迷迭香', 150, 170, 28], ['薄荷', 120, 140, 4]]), sold: 421, saved: 138, days: 39, tags: ['盆栽', '香草', '植物'], bulky: true,
    look: look('sage', ['🪴', '🪴'], ['🌿', '🪣']),
  },
  {
    id: 1817, slug: 'weekly-flowers', category: 93, name: '一週花束', summary: '花農當天剪什麼就配什麼，插在果醬罐裡也好看。', story: '附保鮮劑一包，天天換水可以開十天。',
    origin: '彰化縣田尾鄉', spec: '約 12–15 枝', life: '約 7–10 天', rules: single(399, 450, 15), sold: 356, saved: 189, days: 10, tags: ['花', '花束', '送禮'], bulky: true,
    look: look('plum', ['💐', '🌷', '🌷'], ['🕯️', '🌻', '🎁']),
  },
  {
    id: 1818, slug: 'sunflower', category: 93, name: '向日葵 5 枝', summary: '大花面、花莖硬挺，一進門就亮起來。', story: '含苞七分開時剪，到您家剛好全開。',
    origin: '桃園市觀音區', spec: '5 枝／約 60 公分', life: '約 7 天', rules: single(260, 300, 0), sold: 187, saved: 97, days: 45, tags: ['花', '向日葵'], bulky: true,
    look: look('warm', ['🌻', '🌻', '🌻'], ['💐', '🪴']),
  },
  {
    id: 1819, slug: 'picnic-basket', category: 94, name: '藤編野餐籃', summary: '蓋得起來、背得動，放得下兩個便當和一壺茶。', story: '提把包了皮，裝滿也不割手。',
    origin: '印尼編織、台灣縫製', spec: '36 × 26 × 20 公分', life: '不適用', rules: single(1180, 1380, 10), sold: 134, saved: 156, days: 61, tags: ['籃子', '野餐', '收納'], bulky: true,
    look: look('sage', ['🧺', '🥖', '🍎'], ['🥪', '🍇', '🧀']),
  },
  {
    id: 1820, slug: 'market-bag', category: 94, name: '巷口市集帆布買菜袋', summary: '洗了會變軟的厚帆布，立得住、裝得下一顆高麗菜。', story: '布邊的車線是磚紅色，老客人一眼就認得。',
    origin: '台灣', spec: '40 × 36 × 15 公分／12 安帆布', life: '不適用', rules: single(450, 450, 48), sold: 468, saved: 147, days: 172, tags: ['提袋', '環保袋', '買菜'],
    look: look('warm', [tote, '🥬'], ['🧺', '🥖', '🍊']),
  },
  {
    id: 1821, slug: 'gift-wrap', category: 94, name: '節慶禮盒加購包裝', summary: '布巾包裝加手寫卡，幫您把心意綁好。', story: '布巾可以留著包便當，不會變成垃圾。',
    origin: '台灣', spec: '1 組／70 公分布巾、卡片、提袋', life: '不適用', rules: single(120, 120, 200), sold: 645, saved: 38, days: 180, tags: ['包裝', '禮盒', '送禮'],
    look: look('plum', ['🎁', '🎀'], ['💐', '🥮']),
  },
]);
