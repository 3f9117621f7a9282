import { choose, look, products, single } from '../entry';

const bun = { shape: 'bun', color: '#FAF4E6' } as const;
const brownBun = { shape: 'bun', color: '#C58B57' } as const;
const zongzi = { shape: 'zongzi', color: '#7C8F4A' } as const;
const meatball = { emoji: '🧆', tint: { hue: -18, saturation: 0.75, brightness: 1.05 }, size: 0.8 } as const;
const cup = (color: string, label: string) => ({ shape: 'cup', color, label }) as const;
const bag = (color: string, label: string) => ({ shape: 'pouch', color, label }) as const;

/** 冷凍好料. */
export const frozen = products(3, [
  {
    id: 1301, slug: 'chive-dumpling', category: 41, name: '阿姨手工水餃 50 顆', summary: '皮薄不破、餡給得大方，滾水下鍋點兩次水就好。', story: '巷口劉媽媽每天早上五點擀皮，一天只包八百顆。',
    origin: '台灣', spec: '50 顆／約 1.1 公斤', life: '冷凍 6 個月', rules: choose('口味', [['韭菜', 239, 270, 96], ['高麗菜', 239, 270, 112], ['玉米', 249, 280, 47]]), sold: 2316, saved: 402, days: 188, tags: ['水餃', '餃子', '韭菜', '高麗菜'],
    look: look('ice', ['🥟', '🥟', '🧊'], ['🥟', '🥢', '🧄']),
  },
  {
    id: 1302, slug: 'shrimp-dumpling', category: 41, name: '整尾鮮蝦水餃 30 顆', summary: '一顆一尾蝦，咬下去先是脆、再來才是鮮。', story: '蝦仁不泡藥水，所以顏色自然、不會透明。',
    origin: '台灣', spec: '30 顆／約 720 公克', life: '冷凍 6 個月', rules: single(329, 380, 61), sold: 874, saved: 189, days: 61, tags: ['水餃', '蝦', '餃子'],
    look: look('ice', ['🥟', '🦐', '🥟'], ['🥟', '🥢']),
  },
  {
    id: 1303, slug: 'pan-fried-dumpling', category: 41, name: '冰花煎餃 24 顆', summary: '不用解凍不用加油，蓋上鍋蓋七分鐘，底部自己結出冰花。', story: '冰花粉漿已經黏在底下，第一次煎也不會失手。',
    origin: '台灣', spec: '24 顆／約 600 公克', life: '冷凍 6 個月', rules: single(189, 220, 83), sold: 1126, saved: 174, days: 46, tags: ['煎餃', '餃子', '早餐', '十分鐘上桌'],
    look: look('warm', ['🥟', '🥟', '🥟'], ['🍳', '🥢']),
  },
  {
    id: 1304, slug: 'pork-bun', category: 41, name: '老麵鮮肉包 10 入', summary: '老麵發酵的皮有嚼勁，內餡會流湯，蒸十五分鐘就能吃。', story: '老麵養了二十年，比我們店還老。',
    origin: '台灣', spec: '10 入／約 950 公克', life: '冷凍 4 個月', rules: single(260, 300, 54), sold: 943, saved: 138, days: 109, tags: ['包子', '早餐'],
    look: look('warm', [bun, bun, bun, bun], [bun, '🥛']),
  },
  {
    id: 1305, slug: 'brown-sugar-bun', category: 41, name: '黑糖饅頭 8 入', summary: '一層層撕著吃，黑糖香從蒸籠裡就聞到。', story: '用的是澎湖老灶黑糖，甜得不急。',
    origin: '台灣', spec: '8 入／約 880 公克', life: '冷凍 4 個月', rules: single(180, 200, 72), sold: 688, saved: 86, days: 141, tags: ['饅頭', '黑糖', '早餐'],
    look: look('warm', [brownBun, brownBun], ['🥛', brownBun]),
  },
  {
    id: 1306, slug: 'oden-set', category: 42, name: '關東煮綜合串 8 串', summary: '丟進高湯小火煮二十分鐘，家裡就有便利商店的味道。', story: '魚漿比例高，久煮不糊。',
    origin: '台灣', spec: '8 串／約 560 公克，附湯包', life: '冷凍 9 個月', rules: single(239, 280, 48), sold: 712, saved: 133, days: 27, tags: ['關東煮', '火鍋'],
    look: look('ice', ['🍢', '🍢'], ['🍲', '🍥']),
  },
  {
    id: 1307, slug: 'narutomaki', category: 42, name: '鳴門魚板 2 條', summary: '粉紅漩渦切薄片，拉麵、烏龍麵放兩片就有樣子。', story: '真魚漿，沒有橡皮口感。',
    origin: '台灣', spec: '2 條／每條 160 公克', life: '冷凍 9 個月', rules: single(119, 140, 66), sold: 421, saved: 35, days: 94, tags: ['魚板', '火鍋'],
    look: look('ice', ['🍥', '🍥', '🍥'], ['🍜', '🍥']),
  },
  {
    id: 1308, slug: 'meatball', category: 42, name: '新竹摃丸 600 公克', summary: '用手工摔打出來的彈，煮湯浮起來就能吃。', story: '溫體豬後腿肉，不加硼砂也能彈。',
    origin: '新竹市', spec: '600 公克／約 22 顆', life: '冷凍 9 個月', rules: choose('口味', [['原味', 199, 230, 88], ['香菇', 209, 240, 59]]), sold: 1053, saved: 117, days: 84, tags: ['貢丸', '摃丸', '火鍋'],
    look: look('ice', [meatball, meatball, meatball], ['🍲', '🥬']),
  },
  {
    id: 1309, slug: 'hotpot-platter', category: 42, name: '巷口火鍋料全家福', summary: '十種料一盤擺好，肉片自己加，四個人剛好。', story: '把大家單買最多的十樣湊成一組，比分開買省一成。',
    origin: '台灣', spec: '1.5 公斤／10 種', life: '冷凍 9 個月', rules: single(459, 560, 37), sold: 896, saved: 201, days: 20, tags: ['火鍋', '火鍋料'], bulky: true,
    look: look('warm', ['🍲', '🦐', '🍥'], ['🥬', '🍢', meatball]),
  },
  {
    id: 1310, slug: 'spicy-hotpot-base', category: 42, name: '麻辣鴨血豆腐鍋底 1 公斤', summary: '鴨血滑、豆腐入味，麻而不燥，加水就是一鍋。', story: '花椒先泡再炒，麻味是慢慢上來的。',
    origin: '台灣', spec: '1 公斤／1 包', life: '冷凍 9 個月', rules: choose('辣度', [['小辣', 199, 240, 52], ['中辣', 199, 240, 44], ['大辣', 199, 240, 3]]), sold: 765, saved: 148, days: 38, tags: ['麻辣', '火鍋'],
    look: look('warm', ['🥘', '🌶️', { shape: 'tofu', color: '#FBF3DF', size: 0.7 }], ['🍲', '🥬']),
  },
  {
    id: 1311, slug: 'scallion-pancake', category: 43, name: '宜蘭三星蔥抓餅 10 片', summary: '蔥花看得到也吃得到，煎的時候拍鬆，層層分明。', story: '三星蔥直送，片片中間都夾了隔離紙。',
    origin: '宜蘭縣三星鄉', spec: '10 片／約 1.2 公斤', life: '冷凍 9 個月', rules: single(219, 250, 134), sold: 1987, saved: 276, days: 163, tags: ['蔥抓餅', '早餐'],
    look: look('warm', ['🫓', '🫓'], ['🍳', '🥚', '🧀']),
  },
  {
    id: 1312, slug: 'zongzi', category: 43, name: '南部粽 6 入', summary: '花生煮得軟綿，粽葉香滲進米裡，淋一匙醬油膏。', story: '用麻竹葉包、大灶水煮，每顆都有一塊三層肉和蛋黃。',
    origin: '台南市', spec: '6 入／每顆約 190 公克', life: '冷凍 6 個月', rules: single(390, 450, 28), sold: 534, saved: 119, days: 154, tags: ['粽子', '端午'],
    look: look('sage', [zongzi, zongzi, zongzi], ['🥜', '🍵']),
  },
  {
    id: 1313, slug: 'fries', category: 43, name: '帶皮粗薯條 1 公斤', summary: '氣炸十二分鐘，外脆內鬆，撒海苔粉更好。', story: '整顆馬鈴薯切，不是薯泥壓的。',
    origin: '比利時', spec: '1 公斤／1 包', life: '冷凍 18 個月', rules: single(139, 160, 97), sold: 1214, saved: 78, days: 117, tags: ['薯條', '氣炸', '炸物', '十分鐘上桌'],
    look: look('warm', ['🍟', '🍟'], ['🍔', '🥔', '🧂']),
  },
  {
    id: 1314, slug: 'pizza', category: 43, name: '窯烤薄皮披薩 2 片', summary: '窯烤過再急凍，烤箱八分鐘起司就牽絲。', story: '麵團冷藏發酵兩天，邊邊是有氣孔的。',
    origin: '台灣', spec: '2 片／每片 9 吋', life: '冷凍 6 個月', rules: choose('口味', [['瑪格麗特', 360, 420, 43], ['夏威夷', 380, 440, 36], ['四重起司', 399, 460, 0]]), sold: 467, saved: 112, days: 51, tags: ['披薩', '起司', '十分鐘上桌'], bulky: true,
    look: look('warm', ['🍕', '🍕'], ['🍅', '🧀', '🫒']),
  },
  {
    id: 1315, slug: 'rice-ball', category: 43, name: '烤飯糰 6 入', summary: '刷了兩層醬油烤香，微波三分鐘當宵夜剛好。', story: '池上米捏的，冷凍再熱也不會硬。',
    origin: '台灣', spec: '6 入／每個 110 公克', life: '冷凍 6 個月', rules: single(189, 220, 64), sold: 476, saved: 63, days: 32, tags: ['飯糰', '早餐', '宵夜', '十分鐘上桌'],
    look: look('warm', ['🍙', '🍘', '🍙'], ['🍵', '🍱']),
  },
  {
    id: 1316, slug: 'burger-patty', category: 43, name: '手打牛肉漢堡排 6 片', summary: '只有牛肉、鹽和胡椒，煎到邊緣焦脆就翻面。', story: '附六張隔片紙，一片一片拿，不用硬扳。',
    origin: '台灣（牛肉產地：澳洲）', spec: '6 片／每片 120 公克', life: '冷凍 9 個月', rules: single(349, 399, 41), sold: 388, saved: 71, days: 79, tags: ['漢堡', '牛肉'],
    look: look('warm', ['🍔', '🍔'], ['🍟', '🧀', '🥬']),
  },
  {
    id: 1317, slug: 'taro-ice-cream', category: 44, name: '大甲農會冰淇淋 4 杯', summary: '吃得到鬆鬆的芋頭塊，奶味退到後面，芋香在前面。', story: '蒸、壓、拌都在同一個早上完成。',
    origin: '台中市大甲區', spec: '4 杯／每杯 120 公克', life: '冷凍 12 個月', rules: choose('口味', [['芋頭', 260, 300, 39], ['花生', 260, 300, 45], ['綜合', 270, 310, 18]]), sold: 823, saved: 197, days: 105, tags: ['冰淇淋', '芋頭', '甜點', '老闆推薦'],
    look: look('plum', [cup('#B79AD6', '🍨'), '🍨'], ['🍨', cup('#E2B97F', '🥜')]),
  },
  {
    id: 1318, slug: 'milk-ice-cream', category: 44, name: '北海道牛奶雪糕 8 支', summary: '奶香乾淨、甜度低，化得慢，可以坐下來慢慢吃。', story: '乳脂含量高，離開冰箱兩分鐘口感最好。',
    origin: '日本北海道', spec: '8 支／每支 80 毫升', life: '冷凍 18 個月', rules: single(299, 350, 57), sold: 602, saved: 144, days: 125, tags: ['冰淇淋', '雪糕', '甜點'],
    look: look('ice', ['🍦', '🍦', '🍦'], ['🥛', '🧊']),
  },
  {
    id: 1319, slug: 'shaved-ice-set', category: 44, name: '草莓煉乳雪花冰 4 入', summary: '用湯匙刮一刮就蓬起來，煉乳藏在最底下。', story: '草莓是冬天大湖收的，急凍後留到夏天。',
    origin: '台灣', spec: '4 入／每入 180 公克', life: '冷凍 12 個月', rules: single(240, 280, 5), sold: 341, saved: 90, days: 136, tags: ['草莓', '冰品', '甜點'],
    look: look('plum', ['🍧', '🍓', '🍧'], ['🍓', '🥛']),
  },
  {
    id: 1320, slug: 'frozen-blueberry', category: 44, name: '冷凍野生藍莓 1 公斤', summary: '顆粒分明不黏塊，打果昔、做瑪芬都不用退冰。', story: '野生種比較小顆，味道卻比較集中。',
    origin: '加拿大', spec: '1 公斤／1 包', life: '冷凍 24 個月', rules: single(329, 380, 73), sold: 658, saved: 98, days: 168, tags: ['藍莓', '莓果', '果昔'],
    look: look('ice', [bag('#5B6DB8', '🫐'), '🫐'], ['🫐', '🧁', '🧊']),
  },
]);
