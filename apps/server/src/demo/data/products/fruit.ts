import { choose, look, products, single } from '../entry';

const orangeCrate = { shape: 'crate', color: '#D9A66B', label: '🍊' } as const;
const gift = { emoji: '🎁', size: 0.95 } as const;

/** 當季水果. */
export const fruit = products(1, [
  {
    id: 1001, slug: 'yujing-mango-box', category: 13, name: '玉井愛文芒果禮盒', summary: '在欉紅才採收，果皮帶粉、果肉綿密，一開箱滿屋子香。',
    story: '阿明叔的園子在玉井山坡上，日照長、溫差大，每顆都套袋到熟成才剪。', origin: '台南市玉井區', spec: '6 入／約 2.4 公斤，附緩衝網套與提盒', life: '室溫熟成 1–3 天，轉軟後冷藏 5 天內食用',
    rules: choose('規格', [['6 入', 690, 780, 42], ['12 入', 1280, 1480, 18, { spec: '12 入／約 4.8 公斤，附緩衝網套與提盒', items: ['🥭', '🥭', '🥭', '🥭', '🥭', '🥭'] }]]), sold: 1264, saved: 388, days: 142, months: [5, 6, 7, 8], tags: ['芒果', '禮盒', '送禮', '老闆推薦'], bulky: true,
    look: look('warm', ['🥭', '🥭', '🥭'], [gift, { emoji: '🥭', size: 0.8 }]),
  },
  {
    id: 1002, slug: 'guanmiao-pineapple', category: 11, name: '關廟金鑽鳳梨 2 入', summary: '細纖維、免挖釘，去皮切片就能吃到芯。', story: '砂質土種出來的鳳梨酸度低，冰過一晚更甜。',
    origin: '台南市關廟區', spec: '2 入／每顆約 1.2 公斤（已去冠芽）', life: '室溫 3 天，切開後冷藏 3 天內食用', rules: single(199, 240, 86), sold: 873, saved: 142, days: 96, months: [3, 4, 5, 6, 7, 8], tags: ['鳳梨'], bulky: true,
    look: look('warm', ['🍍', '🍍'], ['🥭', '🍌']),
  },
  {
    id: 1003, slug: 'qishan-banana', category: 11, name: '旗山山蕉 1.5 公斤', summary: '慢熟的山蕉，香氣濃、口感 Q，小朋友帶去學校剛好一根。', story: '坡地上的香蕉要等十三個月才收成，等得久，味道就厚。',
    origin: '高雄市旗山區', spec: '1.5 公斤／約 10–12 根', life: '室溫 4–5 天，請勿冷藏', rules: single(129, 129, 120), sold: 1542, saved: 96, days: 210, tags: ['香蕉'],
    look: look('warm', ['🍌', '🍌', '🍌'], ['🥛', '🍯']),
  },
  {
    id: 1004, slug: 'zhuolan-tangerine', category: 11, name: '卓蘭椪柑產地箱 5 台斤', summary: '皮鬆好剝、汁多微酸，一家人看電視時一顆接一顆。', story: '果農夫妻現採現裝，箱子裡常會多塞兩顆。',
    origin: '苗栗縣卓蘭鎮', spec: '5 台斤／約 16–20 顆', life: '室溫 7 天，冷藏 14 天', rules: single(359, 420, 64), sold: 486, saved: 73, days: 18, months: [10, 11, 12, 1], tags: ['橘子', '柑橘', '整箱'], bulky: true,
    look: look('warm', [orangeCrate, '🍊'], ['🍊', '🍊', '🍊']),
  },
  {
    id: 1005, slug: 'pingtung-lemon', category: 11, name: '屏東無籽檸檬 3 斤', summary: '皮薄多汁沒有籽，做檸檬水、醃肉、烤魚都順手。', story: '不打蠟的檸檬，連皮磨屑也安心。',
    origin: '屏東縣九如鄉', spec: '3 台斤／約 14–18 顆', life: '冷藏 3 週', rules: single(159, 180, 95), sold: 642, saved: 58, days: 75, tags: ['檸檬'],
    look: look('sage', ['🍋', '🍋', '🍋', '🍋', '🍋'], ['🍯', '🍵']),
  },
  {
    id: 1006, slug: 'hualien-watermelon', category: 11, name: '花蓮大西瓜切盤 2 公斤', summary: '河床沙地大西瓜，出貨當天才切盤，冰到透再吃。', story: '一顆十幾公斤，一個家吃不完，我們幫您分成剛好的量。',
    origin: '花蓮縣玉里鎮', spec: '2 公斤／2 盒', life: '冷藏 3 天', layer: 2, rules: single(239, 280, 33), sold: 357, saved: 61, days: 130, months: [5, 6, 7, 8, 9], tags: ['西瓜'],
    look: look('sage', ['🍉', '🍉'], ['🍋', '🧊']),
  },
  {
    id: 1007, slug: 'qigu-netted-melon', category: 13, name: '溫室網紋哈密瓜單顆禮盒', summary: '一株只留一顆，網紋細密、瓜香從箱縫就聞得到。', story: '敲起來聲音悶悶的那天最好吃，我們會附上熟成建議日。',
    origin: '台南市七股區', spec: '1 入／約 1.6 公斤，硬盒附提把', life: '室溫熟成 2–4 天，切開後冷藏 3 天', rules: single(580, 680, 5), sold: 218, saved: 104, days: 44, tags: ['哈密瓜', '禮盒', '送禮'], bulky: true,
    look: look('sage', ['🍈', '🍈'], [gift, '🍃']),
  },
  {
    id: 1008, slug: 'lishan-pear', category: 11, name: '梨山蜜梨 6 入', summary: '高山冷涼，果肉細得像雪，咬下去汁水會流到手腕。', story: '每年只有一季，樹上完熟不催熟。',
    origin: '台中市和平區', spec: '6 入／約 2.2 公斤', life: '冷藏 10 天', rules: single(520, 600, 27), sold: 194, saved: 82, days: 60, months: [7, 8, 9, 10, 11], tags: ['梨子', '水梨'],
    look: look('sage', ['🍐', '🍐', '🍐'], ['🍯', '🍃']),
  },
  {
    id: 1009, slug: 'lalashan-peach', category: 13, name: '拉拉山水蜜桃 8 入', summary: '部落果園清晨採收，套網一顆顆站好，輕放輕拿。', story: '桃子怕碰，我們只在宅配當天下午才裝箱。',
    origin: '桃園市復興區', spec: '8 入／約 1.6 公斤', life: '室溫 1–2 天，冷藏 5 天', rules: single(880, 980, 0), sold: 326, saved: 267, days: 128, months: [6, 7, 8], tags: ['水蜜桃', '桃子', '禮盒'], bulky: true,
    look: look('plum', ['🍑', '🍑', '🍑', '🍑', '🍑'], ['🌸', gift]),
  },
  {
    id: 1010, slug: 'dahu-strawberry', category: 11, name: '大湖香水草莓 2 盒', summary: '每天只收熟透的那一排，香氣像打翻了果醬。', story: '草莓採收不碰第二手，裝盒後直接進冷藏車。',
    origin: '苗栗縣大湖鄉', spec: '2 盒／每盒約 350 公克', life: '冷藏 3 天', layer: 2, rules: single(399, 450, 4), sold: 531, saved: 312, days: 9, months: [12, 1, 2, 3, 4], tags: ['草莓', '莓果'],
    look: look('plum', ['🍓', '🍓', '🍓', '🍓', '🍓', '🍓'], ['🥛', '🍰']),
  },
  {
    id: 1011, slug: 'xinyi-grape', category: 11, name: '信義巨峰葡萄', summary: '果粉厚、顆顆飽滿，洗的時候捨不得把那層白霜洗掉。', story: '海拔六百公尺的棚架，疏果疏到一串只留三十五粒。',
    origin: '南投縣信義鄉', spec: '2 公斤／約 4–5 串', life: '冷藏 7 天', layer: 2, rules: choose('規格', [['2 公斤', 468, 520, 38], ['4 公斤', 890, 1040, 0, { spec: '4 公斤／約 8–10 串', items: ['🍇', '🍇', '🍇', '🍇', '🍇'] }]]), sold: 412, saved: 118, days: 83, months: [6, 7, 8, 11, 12, 1, 2], tags: ['葡萄'],
    look: look('plum', ['🍇', '🍇'], ['🧀', '🍃']),
  },
  {
    id: 1012, slug: 'washington-apple', category: 12, name: '華盛頓富士蘋果 12 入', summary: '脆、甜、帶一點點酸，早餐配一片起司剛剛好。', story: '整箱進口後重新挑過，碰傷的不會到您手上。',
    origin: '美國華盛頓州', spec: '12 入／約 2.6 公斤', life: '冷藏 4 週', rules: single(429, 480, 74), sold: 958, saved: 87, days: 151, tags: ['蘋果'], bulky: true,
    look: look('warm', ['🍎', '🍎', '🍎', '🍎', '🍎'], ['🧀', '🍯']),
  },
  {
    id: 1013, slug: 'green-apple', category: 12, name: '青龍蘋果 8 入', summary: '酸得有精神，烤派、打汁、切片配鹹起司都好。', story: '做甜點的客人指定要這款，烤過不會塌。',
    origin: '南非', spec: '8 入／約 1.5 公斤', life: '冷藏 4 週', rules: single(299, 340, 51), sold: 263, saved: 44, days: 66, tags: ['蘋果', '青蘋果'],
    look: look('sage', ['🍏', '🍏', '🍏'], ['🥧', '🧀']),
  },
  {
    id: 1014, slug: 'zespri-kiwi', category: 12, name: '紐西蘭綠奇異果 22 入', summary: '酸甜解膩，飯後挖一顆，一箱剛好一家四口吃一週。', story: '到貨時偏硬，放兩天就軟；想快一點，跟蘋果放一起。',
    origin: '紐西蘭', spec: '22 入／約 2.2 公斤', life: '冷藏 3 週', rules: single(549, 620, 46), sold: 577, saved: 69, days: 112, tags: ['奇異果'], bulky: true,
    look: look('sage', ['🥝', '🥝', '🥝'], ['🥛', '🍋']),
  },
  {
    id: 1015, slug: 'chile-blueberry', category: 12, name: '智利空運藍莓 4 盒', summary: '果粉完整、大顆脆口，倒進優格裡就是一份早餐。', story: '空運到港隔天就分裝，冷藏不斷鏈。',
    origin: '智利', spec: '4 盒／每盒 125 公克', life: '冷藏 7 天', layer: 2, rules: single(379, 440, 58), sold: 688, saved: 154, days: 31, months: [10, 11, 12, 1, 2, 3], tags: ['藍莓', '莓果'],
    look: look('ice', ['🫐', '🫐', '🫐'], [{ shape: 'cup', color: '#B9C7F0', label: '🫐' }, '🥛']),
  },
  {
    id: 1016, slug: 'tasmania-cherry', category: 12, name: '塔斯馬尼亞櫻桃 1 公斤', summary: '28 mm 大果，果梗翠綠，脆到聽得見聲音。', story: '產季短短六週，預購的先出貨。',
    origin: '澳洲塔斯馬尼亞', spec: '1 公斤／28–30 mm', life: '冷藏 7 天', layer: 2, rules: single(890, 990, 16), sold: 147, saved: 203, days: 6, months: [12, 1, 2], tags: ['櫻桃', '送禮'],
    look: look('plum', [{ shape: 'bowl', color: '#9C4A6B', label: '🍒' }, '🍒'], ['🍒', gift]),
  },
  {
    id: 1017, slug: 'daxi-avocado', category: 11, name: '大內酪梨 3 台斤', summary: '奶油般滑順，抹吐司、拌蛋、打牛奶一週吃完一袋。', story: '附熟度卡：果蒂轉黑、輕按微軟就是今天。',
    origin: '台南市大內區', spec: '3 台斤／約 4–5 顆', life: '室溫熟成 3–5 天，熟後冷藏 3 天', rules: single(269, 320, 62), sold: 724, saved: 131, days: 88, months: [7, 8, 9, 10, 11], tags: ['酪梨'],
    look: look('sage', ['🥑', '🥑'], ['🍞', '🥚', '🥛']),
  },
]);
