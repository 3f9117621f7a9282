import { choose, look, products, single } from '../entry';

const tin = (color: string, label: string) => ({ shape: 'tin', color, label }) as const;
const bag = (color: string, label: string) => ({ shape: 'pouch', color, label }) as const;

/** 烘焙點心. */
export const bakery = products(1, [
  {
    id: 1501, slug: 'fresh-toast', category: 61, name: '湯種鮮奶吐司一條', summary: '撕開會牽絲，第三天還是軟的，厚切烤一面最好。', story: '下午三點出爐，晚了就要等明天。',
    origin: '台灣', spec: '1 條／約 480 公克', life: '室溫 3 天，冷凍 3 週', rules: choose('切法', [['整條不切', 110, 120, 36], ['厚切 6 片', 110, 120, 58]]), sold: 1672, saved: 187, days: 95, tags: ['吐司', '麵包', '早餐'],
    look: look('warm', ['🍞', '🥛'], ['🧈', '🍯', '🍳']),
  },
  {
    id: 1502, slug: 'butter-croissant', category: 61, name: '法國奶油可頌 4 入', summary: '二十七層，咬下去桌上會掉一圈屑。', story: '回烤 170 度五分鐘，跟剛出爐一樣。',
    origin: '台灣', spec: '4 入／每個 65 公克', life: '室溫 2 天，冷凍 3 週', rules: single(198, 220, 44), sold: 1089, saved: 203, days: 63, tags: ['可頌', '麵包', '早餐', '老闆推薦'],
    look: look('warm', ['🥐', '🥐', '🥐'], ['☕', '🧈']),
  },
  {
    id: 1503, slug: 'baguette', category: 61, name: '長棍麵包 2 條', summary: '外殼脆、裡面濕潤有大氣孔，切片抹什麼都好。', story: '麵粉、水、鹽、酵母，沒有別的。',
    origin: '台灣', spec: '2 條／每條 250 公克', life: '當日最佳，冷凍 3 週', rules: single(128, 140, 30), sold: 487, saved: 62, days: 41, tags: ['麵包', '法國麵包'], bulky: true,
    look: look('warm', ['🥖', '🥖'], ['🧈', '🧀', '🥗']),
  },
  {
    id: 1504, slug: 'bagel', category: 61, name: '水煮貝果綜合 6 入', summary: '先煮再烤的嚼勁，對切夾酪梨和蛋。', story: '原味、芝麻、藍莓各兩個，一週早餐不重複。',
    origin: '台灣', spec: '6 入／每個 100 公克', life: '室溫 2 天，冷凍 4 週', rules: single(240, 270, 51), sold: 624, saved: 95, days: 56, tags: ['貝果', '麵包', '早餐'],
    look: look('warm', ['🥯', '🥯'], ['🥑', '🥚', '🧀']),
  },
  {
    id: 1505, slug: 'pretzel', category: 61, name: '德國鹼水結 4 入', summary: '表皮鹹香帶鹼味，剖半夾奶油會上癮。', story: '粗鹽另外附，鹹度自己決定。',
    origin: '台灣', spec: '4 入／每個 85 公克', life: '室溫 2 天，冷凍 3 週', rules: single(200, 220, 0), sold: 211, saved: 58, days: 30, tags: ['麵包', '鹼水麵包'],
    look: look('warm', ['🥨', '🥨'], ['🧈', '🧂']),
  },
  {
    id: 1506, slug: 'strawberry-cake', category: 62, name: '草莓鮮奶油蛋糕 6 吋', summary: '三層戚風、動物鮮奶油，草莓夾得看得到切面。', story: '出貨當天早上才抹面。', layer: 2,
    origin: '台灣', spec: '6 吋／約 650 公克，附蠟燭與刀叉', life: '冷藏 2 天', rules: single(780, 880, 1), sold: 398, saved: 344, days: 21, tags: ['蛋糕', '草莓', '生日', '甜點', '老闆推薦'], bulky: true,
    look: look('plum', ['🍰', '🍓'], ['🍓', '🕯️', '☕']),
  },
  {
    id: 1507, slug: 'bacon-quiche', category: 62, name: '法式培根起司鹹派 6 吋', summary: '蛋奶餡抖抖的，培根煎過才進烤箱，一片配沙拉就是一餐。', story: '派皮先盲烤，放到隔天底部也不會濕。', layer: 2,
    origin: '台灣', spec: '6 吋／約 520 公克', life: '冷藏 4 天，冷凍 3 週', rules: single(360, 399, 28), sold: 445, saved: 156, days: 59, tags: ['鹹派', '起司', '培根', '早餐'],
    look: look('warm', ['🥧', '🥓'], ['🧀', '🥗', '🥚']),
  },
  {
    id: 1508, slug: 'cupcake', category: 62, name: '繽紛杯子蛋糕 4 入', summary: '奶油霜不死甜，辦公室慶生一人一個。', story: '盒內有卡槽，騎車載也不會倒。', layer: 2,
    origin: '台灣', spec: '4 入／每個 90 公克', life: '冷藏 3 天', rules: single(320, 360, 19), sold: 273, saved: 116, days: 48, tags: ['蛋糕', '生日', '甜點'],
    look: look('plum', ['🧁', '🧁', '🧁'], ['🕯️', '🍬']),
  },
  {
    id: 1509, slug: 'fruit-pie', category: 62, name: '肉桂蘋果派 7 吋', summary: '派皮酥、蘋果留著一點脆，微溫時加一球冰淇淋。', story: '用青龍蘋果，烤完不會變果泥。', layer: 2,
    origin: '台灣', spec: '7 吋／約 700 公克', life: '冷藏 4 天', rules: single(520, 580, 0), sold: 162, saved: 93, days: 35, tags: ['派', '蘋果', '甜點'], bulky: true,
    look: look('warm', ['🥧', '🍏'], ['🍎', '🍨', '☕']),
  },
  {
    id: 1510, slug: 'honey-pancake', category: 62, name: '蜂蜜厚鬆餅 4 片', summary: '微波四十秒就蓬，淋蜂蜜再放一塊奶油。', story: '用慢火兩面各烙五分鐘，厚度才站得住。', layer: 2,
    origin: '台灣', spec: '4 片／每片 80 公克，附蜂蜜 2 包', life: '冷藏 4 天，冷凍 4 週', rules: single(179, 199, 47), sold: 512, saved: 108, days: 13, tags: ['鬆餅', '早餐', '甜點'],
    look: look('warm', ['🥞', '🍯'], ['🧇', '🍓', '☕']),
  },
  {
    id: 1511, slug: 'chocolate-donut', category: 62, name: '巧克力甜甜圈 6 入', summary: '蓬鬆不油，上面的脆粒會咔滋咔滋。', story: '小朋友的指定款，大人會偷吃。', layer: 2,
    origin: '台灣', spec: '6 入／每個 60 公克', life: '冷藏 3 天', rules: single(210, 240, 38), sold: 634, saved: 124, days: 17, tags: ['甜甜圈', '巧克力', '甜點'],
    look: look('plum', ['🍩', '🍩', '🍩', '🍩'], ['☕', '🥛']),
  },
  {
    id: 1512, slug: 'choco-cookie', category: 63, name: '手工巧克力豆餅乾 300 公克', summary: '邊脆心軟，可可味比甜味先到。', story: '每片手挖，大小不一樣是正常的。',
    origin: '台灣', spec: '300 公克／約 12 片', life: '30 天', rules: single(220, 250, 82), sold: 987, saved: 143, days: 77, tags: ['餅乾', '巧克力'],
    look: look('warm', ['🍪', '🍪', '🍪', '🍪', '🍪'], ['🥛', '🍫']),
  },
  {
    id: 1513, slug: 'dark-chocolate', category: 63, name: '屏東黑巧克力 3 片', summary: '自家莊園可可，果酸明亮，尾韻有一點龍眼香。', story: '從種到做都在屏東，一片的路程不到十公里。',
    origin: '屏東縣內埔鄉', spec: '3 片／每片 50 公克', life: '12 個月', rules: choose('濃度', [['62%', 390, 450, 34], ['72%', 390, 450, 41], ['85%', 420, 480, 2]]), sold: 356, saved: 131, days: 102, tags: ['巧克力', '送禮'],
    look: look('plum', ['🍫', '🍫'], ['☕', '🍓', '🎁']),
  },
  {
    id: 1514, slug: 'milk-candy', category: 63, name: '花生牛軋糖 500 公克', summary: '軟硬適中不黏牙，花生是當週炒的。', story: '過年前會排隊，平常不用。',
    origin: '台中市', spec: '500 公克／約 60 顆', life: '60 天', rules: single(280, 320, 68), sold: 721, saved: 82, days: 138, tags: ['糖果', '牛軋糖', '送禮', '花生'],
    look: look('warm', ['🍬', '🥜', '🍬'], [tin('#C4573A', '🥜'), '🥜']),
  },
  {
    id: 1515, slug: 'mooncake-box', category: 63, name: '廣式月餅禮盒 6 入', summary: '蓮蓉細滑、蛋黃流油，皮薄得看得見餡色。', story: '一盒一張手寫卡，寫誰的名字請備註。',
    origin: '台灣', spec: '6 入／每個 90 公克', life: '45 天', rules: single(660, 760, 5), sold: 468, saved: 175, days: 70, months: [8, 9], tags: ['月餅', '中秋', '禮盒', '送禮'], bulky: true,
    look: look('plum', ['🥮', '🥮', '🥮'], ['🎁', '🫖', '🏵️']),
  },
  {
    id: 1516, slug: 'fortune-cookie', category: 63, name: '籤詩幸運餅 12 入', summary: '裡面藏著我們自己寫的好話，辦桌、聚會發一輪。', story: '籤條由巷口小學的孩子手寫，每季換一批。',
    origin: '台灣', spec: '12 入／單片包裝', life: '60 天', rules: single(150, 150, 59), sold: 302, saved: 77, days: 53, tags: ['餅乾', '派對', '送禮'],
    look: look('warm', ['🥠', '🥠', '🥠'], [bag('#C4573A', '🥠'), '🍵']),
  },
  {
    id: 1517, slug: 'mitarashi-dango', category: 62, name: '三色糰子 6 串', summary: '粉、白、綠三色，蒸熱一分鐘又軟又 Q。', story: '綠的是艾草，粉的是紅麴，沒有色素。', layer: 3,
    origin: '台灣', spec: '6 串／約 420 公克', life: '冷凍 6 個月', rules: single(168, 190, 53), sold: 388, saved: 102, days: 11, tags: ['麻糬', '糰子', '甜點'],
    look: look('plum', ['🍡', '🍡'], ['🍵', '🌸']),
  },
]);
