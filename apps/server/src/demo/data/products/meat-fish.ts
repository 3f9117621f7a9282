import { choose, look, products, single } from '../entry';

const salmon = { shape: 'fillet', color: '#F2895C' } as const;
const seabass = { shape: 'fillet', color: '#F3DDD0' } as const;
const milkfish = { shape: 'fillet', color: '#EFE6DF' } as const;
const clam = { shape: 'clam', color: '#E2CFAE', size: 0.8 } as const;
const tray = (label: string) => ({ shape: 'tray', color: '#F4EEE2', label }) as const;

/** 肉品海鮮. */
export const meatFish = products(3, [
  {
    id: 1201, slug: 'angus-sirloin', category: 31, name: '安格斯沙朗牛排 2 片', summary: '油花均勻，回溫後兩面各煎九十秒，靜置再切。', story: '單片真空，解凍前一晚放冷藏就好。',
    origin: '美國', spec: '2 片／每片約 300 公克', life: '冷凍 12 個月', rules: single(620, 720, 47), sold: 936, saved: 214, days: 118, tags: ['牛排', '牛肉'],
    look: look('plum', ['🥩', '🥩'], ['🧄', '🧈', '🍅']),
  },
  {
    id: 1202, slug: 'beef-short-rib', category: 31, name: '無骨牛小排燒烤片 500 公克', summary: '切成剛好一口的厚度，烤肉、炒洋蔥都不會老。', story: '烤肉季最先賣完的一款，建議多囤一包。',
    origin: '美國', spec: '500 公克／約 12–15 片', life: '冷凍 12 個月', rules: single(568, 650, 35), sold: 612, saved: 137, days: 76, tags: ['牛肉', '烤肉', '燒烤'],
    look: look('plum', [tray('🥩'), '🧅'], ['🥩', '🫑']),
  },
  {
    id: 1203, slug: 'black-pork-belly', category: 31, name: '黑豬五花肉條 600 公克', summary: '三層分明，滷得油亮、煎得焦香，冷掉也不膩。', story: '屏東小牧場的黑毛豬，養足十個月。',
    origin: '屏東縣', spec: '600 公克／2 條', life: '冷凍 12 個月', rules: single(339, 380, 58), sold: 827, saved: 119, days: 104, tags: ['豬肉', '五花肉', '黑豬'],
    look: look('plum', ['🥓', '🥓', '🥓'], ['🥬', '🧄']),
  },
  {
    id: 1204, slug: 'hotpot-pork', category: 31, name: '梅花豬火鍋肉片 3 盒', summary: '薄厚剛好，涮八秒捲起來，不柴不散。', story: '一盒一餐，疊放不黏。',
    origin: '台灣', spec: '3 盒／每盒 200 公克', life: '冷凍 12 個月', rules: single(399, 450, 90), sold: 1288, saved: 165, days: 40, tags: ['豬肉', '火鍋'],
    look: look('plum', [tray('🥓'), '🥬'], ['🍲', '🥢']),
  },
  {
    id: 1205, slug: 'chicken-drumstick', category: 31, name: '放山雞棒腿 10 支', summary: '滷、炸、烤都行，肉緊實有彈性。', story: '放養一百天以上，腿上的肉跑出來的。',
    origin: '雲林縣', spec: '10 支／約 1.2 公斤', life: '冷凍 12 個月', rules: single(298, 340, 71), sold: 1024, saved: 96, days: 86, tags: ['雞肉', '雞腿'],
    look: look('warm', ['🍗', '🍗', '🍗'], ['🧄', '🍋', '🌶️']),
  },
  {
    id: 1206, slug: 'braised-knuckle', category: 33, name: '古早味滷豬腳 600 公克', summary: '皮 Q 肉嫩、滷汁黏嘴，加熱就能上桌，淋在飯上更好。', story: '滷汁是老闆外婆的方子，八角下得很克制。',
    origin: '台灣', spec: '600 公克／1 包', life: '冷凍 6 個月', rules: single(259, 290, 44), sold: 563, saved: 88, days: 58, tags: ['滷味', '豬腳', '豬肉', '小菜'],
    look: look('plum', ['🍖', '🥢'], ['🍚', '🥬', '🍖']),
  },
  {
    id: 1207, slug: 'bacon', category: 33, name: '蘋果木煙燻培根 400 公克', summary: '不加水不灌漿，煎出來的油可以炒整盤高麗菜。', story: '冷燻十二小時，切得比超市的厚一點。',
    origin: '台灣', spec: '400 公克／約 16 片', life: '冷凍 6 個月', rules: choose('厚度', [['薄切', 239, 270, 52], ['厚切', 259, 290, 31]]), sold: 718, saved: 92, days: 99, tags: ['培根', '早餐'],
    look: look('warm', ['🥓', '🥚', '🥓'], ['🍳', '🥞']),
  },
  {
    id: 1208, slug: 'salmon-steak', category: 32, name: '挪威鮭魚菲力 4 片', summary: '去刺去鱗，皮面朝下乾煎四分鐘，外酥內嫩。', story: '急速冷凍鎖鮮，單片包裝想吃幾片拿幾片。',
    origin: '挪威', spec: '4 片／每片約 180 公克', life: '冷凍 18 個月', rules: single(680, 780, 63), sold: 1133, saved: 241, days: 73, tags: ['鮭魚', '魚', '海鮮', '老闆推薦'],
    look: look('ice', [salmon, '🍋'], [salmon, '🥦', '🍣']),
  },
  {
    id: 1209, slug: 'sashimi-salmon', category: 32, name: '生食級鮭魚切片 200 公克', summary: '解凍十分鐘就能上桌，手捲、丼飯、握壽司都好。', story: '生食等級檢驗，附檢驗批號。',
    origin: '挪威', spec: '200 公克／約 12 片', life: '冷凍 3 個月，解凍後當日食用', rules: single(320, 360, 2), sold: 387, saved: 126, days: 24, tags: ['鮭魚', '生魚片', '海鮮'],
    look: look('ice', ['🍣', '🍣'], ['🍙', '🍚', '🍋']),
  },
  {
    id: 1210, slug: 'milkfish-belly', category: 32, name: '無刺虱目魚肚 5 片', summary: '魚刺全部挑掉，煎到邊邊捲起來最香。', story: '台南阿嬤手工去刺，一片一百多根。',
    origin: '台南市學甲區', spec: '5 片／每片約 150 公克', life: '冷凍 12 個月', rules: single(475, 550, 38), sold: 541, saved: 103, days: 69, tags: ['虱目魚', '魚', '海鮮'],
    look: look('ice', [milkfish, milkfish], ['🫚', '🍚']),
  },
  {
    id: 1211, slug: 'sea-bass', category: 32, name: '金目鱸魚排 3 片', summary: '肉白細嫩沒有土味，清蒸十分鐘淋熱油。', story: '海水養殖，宰殺後一小時內急凍。',
    origin: '屏東縣枋寮鄉', spec: '3 片／每片約 220 公克', life: '冷凍 12 個月', rules: single(435, 490, 0), sold: 296, saved: 87, days: 82, tags: ['鱸魚', '魚', '海鮮'],
    look: look('ice', [seabass, '🫚'], [seabass, '🍋', '🌿']),
  },
  {
    id: 1212, slug: 'white-shrimp', category: 32, name: '活凍白蝦', summary: '活蝦急凍，殼薄肉彈，鹽水煮一下就甜。', story: '養殖場現撈現凍，不泡藥、不包冰。',
    origin: '屏東縣佳冬鄉', spec: '600 公克／約 30–36 尾', life: '冷凍 18 個月', rules: choose('規格', [['1 盒', 388, 440, 76], ['3 盒組', 1080, 1320, 22, { spec: '1.8 公斤／3 盒，約 90–108 尾', items: ['🦐', '🦐', '🦐', '🦐', '🦐', '🦐'] }]]), sold: 1467, saved: 258, days: 55, tags: ['白蝦', '蝦', '海鮮'],
    look: look('ice', ['🦐', '🦐', '🦐'], ['🍋', '🧊', '🍲']),
  },
  {
    id: 1213, slug: 'oyster', category: 32, name: '東石鮮蚵 500 公克', summary: '肚圓不縮水，煮麵線、炸蚵嗲、煎蚵仔都合適。', story: '蚵農清晨剖殼，洗過兩次再急凍。',
    origin: '嘉義縣東石鄉', spec: '500 公克／約 45–55 顆', life: '冷凍 6 個月', rules: single(285, 320, 41), sold: 623, saved: 94, days: 36, tags: ['蚵仔', '牡蠣', '海鮮'],
    look: look('ice', ['🦪', '🦪', '🦪'], ['🍋', '🌿']),
  },
  {
    id: 1214, slug: 'clean-clam', category: 32, name: '文蛤 600 公克（已吐沙）', summary: '吐沙完成，直接丟進鍋，三分鐘一鍋清湯。', story: '真空急凍，開口率高，湯頭白。',
    origin: '雲林縣台西鄉', spec: '600 公克／約 35 顆', life: '冷凍 12 個月', rules: single(199, 230, 69), sold: 589, saved: 57, days: 91, tags: ['蛤蜊', '文蛤', '海鮮'],
    look: look('ice', [clam, clam, clam, clam, clam], ['🫚', '🍲']),
  },
  {
    id: 1215, slug: 'miso-cod', category: 33, name: '西京味噌漬魚 3 片', summary: '白味噌醃足兩天，小火慢煎，微焦最好吃。', story: '抹掉表面味噌再下鍋，才不會焦。',
    origin: '台灣', spec: '3 片／每片約 130 公克', life: '冷凍 6 個月', rules: single(360, 420, 33), sold: 244, saved: 61, days: 47, tags: ['味噌', '魚', '調理'],
    look: look('ice', [{ shape: 'fillet', color: '#E3B06B' }, '🍚'], [{ shape: 'fillet', color: '#E3B06B' }, '🥢']),
  },
  {
    id: 1216, slug: 'tbone-lamb', category: 31, name: '紐西蘭羊肩排 4 支', summary: '法式修清，迷迭香加蒜一起煎，廚房馬上像餐廳。', story: '草飼羊，羶味淡，第一次吃羊的人也喜歡。',
    origin: '紐西蘭', spec: '4 支／約 500 公克', life: '冷凍 12 個月', rules: single(549, 630, 26), sold: 178, saved: 69, days: 62, tags: ['羊排', '羊肉'],
    look: look('plum', ['🍖', '🍖', '🍖'], ['🌿', '🧄']),
  },
  {
    id: 1217, slug: 'popcorn-chicken', category: 33, name: '古早味鹹酥雞 500 公克', summary: '氣炸鍋 200 度十分鐘，撒上九層塔就是夜市味。', story: '醃料用五香、蒜泥和一點點糖，不用粉味蓋肉味。',
    origin: '台灣', spec: '500 公克／1 包', life: '冷凍 9 個月', rules: choose('口味', [['原味', 189, 220, 85], ['微辣', 189, 220, 64], ['蒜香', 199, 230, 0]]), sold: 1395, saved: 223, days: 33, tags: ['鹹酥雞', '炸物', '氣炸', '十分鐘上桌'],
    look: look('warm', [{ shape: 'pouch', color: '#D9823B', label: '🍗' }, '🍗'], ['🍗', '🌿', '🌶️']),
  },
  {
    id: 1218, slug: 'tempura-prawn', category: 32, name: '酥炸用大明蝦 8 尾', summary: '去殼開背留尾，裹粉就能炸成天婦羅。', story: '宴客前一天拿出來退冰，省下剝蝦的半小時。',
    origin: '越南', spec: '8 尾／約 400 公克', life: '冷凍 18 個月', rules: single(418, 480, 29), sold: 203, saved: 54, days: 28, tags: ['蝦', '海鮮', '炸物'],
    look: look('ice', ['🍤', '🍤', '🍤'], ['🦐', '🍋']),
  },
]);
