import { choose, look, products, single } from '../entry';

const tin = (color: string, label: string) => ({ shape: 'tin', color, label }) as const;
const bag = (color: string, label: string) => ({ shape: 'pouch', color, label }) as const;
const bottle = (color: string, label: string) => ({ shape: 'bottle', color, label }) as const;
const can = { shape: 'can', color: '#F2D24B', label: '🍋' } as const;
const coffeeBean = { emoji: '🫘', tint: { saturation: 0.8, brightness: 0.72 }, size: 0.6 } as const;
const leaf = { emoji: '🌿', size: 0.8 } as const;

/** 茶飲咖啡. */
export const drinks = products(1, [
  {
    id: 1701, slug: 'alishan-oolong', category: 81, name: '阿里山高山烏龍 150 公克', summary: '花香清、喉韻長，第五泡還有味道。', story: '一千三百公尺的茶園，一心二葉手採。',
    origin: '嘉義縣梅山鄉', spec: '150 公克／真空罐裝', life: '24 個月', rules: choose('焙火', [['清香', 680, 760, 32], ['熟香', 720, 800, 21]]), sold: 428, saved: 137, days: 147, tags: ['茶葉', '烏龍茶', '送禮', '老闆推薦'],
    look: look('sage', [tin('#2F6B4A', '🍃'), '🍵'], ['🫖', leaf]),
  },
  {
    id: 1702, slug: 'oriental-beauty', category: 81, name: '北埔東方美人 75 公克', summary: '小綠葉蟬咬過的蜜香，像熟果也像蜂蜜。', story: '不能灑藥才等得到蟲，一年產量就這麼多。',
    origin: '新竹縣北埔鄉', spec: '75 公克／鐵罐', life: '24 個月', rules: single(980, 1100, 7), sold: 132, saved: 118, days: 127, tags: ['茶葉', '蜜香', '送禮'],
    look: look('plum', ['🫖', tin('#9C4A3A', '🌸')], ['🍵', '🌸', '🥮']),
  },
  {
    id: 1703, slug: 'sun-moon-black-tea', category: 81, name: '日月潭紅玉紅茶 30 包', summary: '天然薄荷與肉桂香，立體茶包，辦公室也能好好喝茶。', story: '台茶 18 號原片茶葉，不是茶末。',
    origin: '南投縣魚池鄉', spec: '30 包／每包 3 公克', life: '24 個月', rules: single(360, 420, 58), sold: 764, saved: 129, days: 78, tags: ['紅茶', '茶包'],
    look: look('warm', ['🍵', tin('#B5432A', '🍂')], ['🍪', '🍋', '🫖']),
  },
  {
    id: 1704, slug: 'ginger-tea', category: 81, name: '黑糖茶磚 12 入', summary: '一塊沖 300 毫升熱水，薑味直接、甜得剛好。', story: '竹薑連皮榨，和甘蔗黑糖一起熬。',
    origin: '南投縣名間鄉', spec: '12 入／每塊 30 公克', life: '18 個月', rules: choose('口味', [['老薑', 240, 280, 67], ['桂圓紅棗', 250, 290, 53]]), sold: 1187, saved: 144, days: 12, tags: ['薑茶', '黑糖'],
    look: look('warm', ['🫚', bag('#8A4B2A', '🫚'), '🍵'], ['🍵', '🫚']),
  },
  {
    id: 1705, slug: 'barley-tea', category: 81, name: '大麥茶 40 包', summary: '無咖啡因，冷泡兩小時，全家都能喝。', story: '焙到深褐色，放涼了還聞得到焦香。',
    origin: '彰化縣大城鄉', spec: '40 包／每包 10 公克', life: '18 個月', rules: single(169, 169, 84), sold: 893, saved: 59, days: 161, tags: ['麥茶', '茶包', '無咖啡因'],
    look: look('warm', [bag('#C99A4E', '🌾'), '🌾'], ['🍵', '🧊']),
  },
  {
    id: 1706, slug: 'gukeng-coffee', category: 82, name: '古坑莊園咖啡豆 227 公克', summary: '柑橘調、尾段有紅糖甜，手沖、義式都好用。', story: '接單後才烘，袋上寫著烘豆那天的日期。',
    origin: '雲林縣古坑鄉', spec: '227 公克／單向閥袋', life: '6 個月，烘焙後 45 天內最佳', rules: choose('研磨', [['原豆', 520, 600, 46], ['手沖研磨', 520, 600, 33], ['義式研磨', 520, 600, 18]]), sold: 542, saved: 162, days: 81, tags: ['咖啡', '咖啡豆'],
    look: look('warm', [bag('#6B4431', '☕'), '☕'], [coffeeBean, '🍪', '🥐']),
  },
  {
    id: 1707, slug: 'drip-bag', category: 82, name: '濾掛咖啡綜合 20 入', summary: '四款莊園各五包，抽屜裡的小小咖啡館。', story: '充氮包裝，撕開那一下最香。',
    origin: '台灣烘焙', spec: '20 入／每包 11 公克', life: '12 個月', rules: single(460, 540, 77), sold: 1342, saved: 186, days: 46, tags: ['咖啡', '濾掛'],
    look: look('plum', ['☕', '☕'], [bag('#7E4A5B', '☕'), '🍰', coffeeBean]),
  },
  {
    id: 1708, slug: 'cold-brew', category: 82, name: '冰滴咖啡 250 毫升 3 瓶', summary: '滴了八小時，冰過一晚風味更圓。', story: '不加糖，但喝得到甜。', layer: 2,
    origin: '台灣', spec: '3 瓶／每瓶 250 毫升', life: '冷藏 14 天', rules: single(390, 450, 25), sold: 287, saved: 94, days: 19, tags: ['咖啡', '冷萃'],
    look: look('ice', [bottle('#3A2118', '☕'), bottle('#3A2118', '☕'), '🧊'], [coffeeBean, '🥛']),
  },
  {
    id: 1709, slug: 'hot-cocoa', category: 82, name: '莊園可可粉 200 公克', summary: '無糖、可可脂高，加熱牛奶攪一攪就是下午。', story: '和黑巧克力同一個莊園。',
    origin: '屏東縣內埔鄉', spec: '200 公克／罐裝', life: '18 個月', rules: single(290, 330, 44), sold: 274, saved: 67, days: 16, tags: ['可可', '巧克力'],
    look: look('plum', [tin('#6A3B2C', '🍫'), '☕'], ['🍫', '🥛', '🍪']),
  },
  {
    id: 1710, slug: 'apple-juice', category: 83, name: '鮮榨蘋果汁 1 公升', summary: '非濃縮還原，會沉澱，喝前搖一搖。', story: '賣相差一點的蘋果，味道一樣好。', layer: 2,
    origin: '台灣（蘋果產地：智利）', spec: '1 公升／1 瓶', life: '冷藏 10 天', rules: single(169, 190, 52), sold: 431, saved: 48, days: 24, tags: ['果汁', '蘋果'],
    look: look('sage', ['🧃', '🍏'], ['🍎', '🧊']),
  },
  {
    id: 1711, slug: 'plum-vinegar', category: 83, name: '信義梅子醋 600 毫升', summary: '一份醋六份水，加冰塊是夏天的救命水。', story: '青梅和米醋一起睡滿一年。',
    origin: '南投縣信義鄉', spec: '600 毫升／1 瓶', life: '24 個月', rules: single(320, 360, 48), sold: 366, saved: 72, days: 113, tags: ['醋', '梅子', '果醋'],
    look: look('plum', [bottle('#B5652E', '🍑'), '🧊'], ['🍑', '🍋']),
  },
  {
    id: 1712, slug: 'pearl-milk-tea-kit', category: 83, name: '在家做珍奶組 4 杯份', summary: '珍珠煮十五分鐘、紅茶泡五分鐘，糖度自己決定。', story: '附四支紙吸管，杯子請用家裡的。',
    origin: '台灣', spec: '4 杯份／珍珠、紅茶、黑糖漿', life: '10 個月', rules: choose('口味', [['經典紅茶', 260, 299, 63], ['黑糖鮮奶', 280, 320, 41]]), sold: 1016, saved: 254, days: 8, tags: ['珍珠奶茶', '珍奶', '手搖'],
    look: look('warm', ['🧋', '🧋'], ['🍵', '🥛', '🍬']),
  },
  {
    id: 1713, slug: 'coconut-water', category: 83, name: '椰子水 330 毫升 12 入', summary: '第一道椰汁，冰得透透的，運動完一口氣喝掉。', story: '不加糖，所以每批甜度會差一點點。',
    origin: '泰國', spec: '12 入／每瓶 330 毫升', life: '18 個月', rules: single(468, 540, 59), sold: 398, saved: 43, days: 103, tags: ['椰子水', '飲料'], bulky: true,
    look: look('sage', ['🥥', '🥥'], ['🧊', '🍍', '🍋']),
  },
  {
    id: 1714, slug: 'lemon-sparkling', category: 83, name: '檸檬氣泡飲 330 毫升 6 入', summary: '檸檬果汁打底，氣泡細，微微苦的皮香很大人味。', story: '每罐用掉一顆半屏東檸檬。',
    origin: '台灣', spec: '6 入／每罐 330 毫升', life: '12 個月', rules: single(210, 240, 81), sold: 452, saved: 61, days: 14, tags: ['氣泡飲', '檸檬', '飲料'], bulky: true,
    look: look('ice', [can, can, '🍋'], ['🍋', '🧊']),
  },
]);
