import { posts, table, tile } from './post';

const towel = { shape: 'towel', color: '#7FA894' } as const;
const sack = { shape: 'sack', color: '#E6D7B8', label: '🌾' } as const;
const tote = { shape: 'tote', color: '#EFE4CF', size: 1.2 } as const;
const soap = { emoji: '🧴', tint: { hue: 130, saturation: 0.55 } } as const;

/** Household, group buying and the neighbourhood; most group-limited posts are here. */
export const neighbours = posts([
  { id: 2401, by: 4, days: 0.3, likes: 97, promoted: true, products: [1101, 1102, 1103, 1107], text: '【本週蔬菜箱】高麗菜、青花菜、小番茄、紅蘿蔔、青蔥、一把阿伯臨時塞進來的空心菜。\n\n空心菜不在清單上，但阿伯說「這批水嫩，給大家吃看看」。\n料理小卡這次寫的是蒜炒三吃，祝開箱愉快。', tables: [table('sage', 'cloth', ['🥬', '🥦', '🍅', '🥕']), tile('sage', 'board', ['🥬', '🥕', '🌽'])],
    comments: [[23, '阿伯我愛你'], [12, '空心菜已經下鍋'], [28, '小卡字好好看，誰寫的？'], [4, '是小編的媽媽 😊'], [33, '大家庭那款兩個人吃得完嗎？'], [11, '根莖類可以放一週，吃得完'], [35, '第一次買，很驚喜']] },
  { id: 2402, by: 2, days: 2.1, likes: 43, groups: [2], products: [1601, 1401], text: '給好鄰居們：這個月的米是十一號碾的，我幫大家留了二十包。\n鮮乳一樣週三進貨，空瓶記得帶來。', tables: [tile('warm', 'table', [sack, '🍚', '🌾'])], comments: [[1, '+1 包，週三去拿'], [26, '我要兩包，謝謝']] },
  { id: 2403, by: 4, days: 3.3, likes: 28, groups: [3], products: [1301, 1309, 1604], text: '團購主限定：水餃滿三十包、火鍋料滿十組都有團主價，表單在客服訊息裡。\n截止到週日晚上十點，成團後統一出貨。', tables: [table('ice', 'table', ['🥟', '🍲', '📦'])], comments: [[3, '我們社區先登記四十包'], [25, '火鍋料可以混水餃一起算嗎？'], [4, '分開計算喔，不過運費可以合併']] },
  { id: 2404, by: 19, days: 4.6, likes: 35, groups: [4], products: [1801, 1802], text: '廚友社這次的題目是「一鍋」。\n不限中西，只能用一個鍋，週日晚上大家貼照片投票，贏的人決定下次題目。', tables: [table('warm', 'table', [{ shape: 'pot', color: '#3F7A58' }, '🥘', '🍳'])], comments: [[11, '我要用平底鍋挑戰焦糖布丁'], [16, '這樣也可以？'], [19, '鍋就是鍋'], [2, '我準備煮鹹粥']] },
  { id: 2405, by: 17, days: 5.9, likes: 48, products: [1816, 1817], text: '窗台香草養到第三個月，終於不是我照顧它，是它照顧我。\n今天的義大利麵自己剪的九層塔。', tables: [table('sage', 'shelf', ['🪴', '🌿', '🌻', '🪴', '🌷', '🪣'])], comments: [[22, '我都養死，求秘訣'], [17, '有光、土乾了再澆、每週剪一次'], [30, '每週剪一次我竟然不知道']] },
  { id: 2406, by: 22, days: 8.1, likes: 52, products: [1817, 1815], text: '一週花束是我唯一固定會買給自己的東西。\n插在果醬罐裡，旁邊點一盞桂花，回家就有人等我的感覺。', tables: [tile('plum', 'podium', ['💐', '🕯️']), table('plum', 'cloth', ['💐', '🕯️', '☕'])], comments: [[15, '好喜歡這段'], [31, '果醬罐剛好高度'], [25, '買給自己最重要']] },
  { id: 2407, by: 13, days: 9.7, likes: 26, groups: [2], products: [1814], text: '里長說週六早上巷子大掃除，八點集合，掃完有豆漿。\n我帶三支掃把，缺工具的直接來拿。', tables: [tile('warm', 'table', ['🧹', '🪣', '🧽'])], comments: [[23, '我帶饅頭'], [1, '我和先生都會去'], [29, '那天值班，豆漿幫我留一杯']] },
  { id: 2408, by: 14, days: 12.9, likes: 31, products: [1809, 1811, 1810], text: '廚房清潔日順序：先泡抹布、再洗水槽、最後擦檯面。\n順序反了就要重來，問我怎麼知道。', tables: [table('sage', 'table', [soap, '🧽', '🧼', '🫧'])], comments: [[28, '我每次都反'], [33, '家事皂洗抹布真的快']] },
  { id: 2409, by: 18, days: 14.7, likes: 40, products: [1820], text: '帆布袋背了一年，洗到軟軟的，邊邊的紅線還在。\n阿嬤說現在的袋子比人耐用。\n裝過西瓜、裝過貓砂，也裝過弟弟的作業。', tables: [tile('warm', 'cloth', [tote, '🥬', '🍊'])], comments: [[27, '阿嬤金句'], [34, '我的也一年了，裝過西瓜都沒事']] },
  { id: 2410, by: 4, days: 18.2, likes: 22, groups: [3], products: [1001, 1515], text: '團主通知：送禮檔期的禮盒提袋改成紙的，比較挺也好收。\n需要手寫卡的請把名字打在備註，一張寫一個人。', tables: [tile('plum', 'podium', ['🎁', '🥮'])], comments: [[3, '收到，我這邊二十盒要寫名字'], [4, '沒問題，小編媽媽已經在磨墨了']] },
  { id: 2411, by: 11, days: 25.3, likes: 33, groups: [4], products: [1611, 1620], text: '廚友社讀書會筆記：醬油下鍋的時間，決定它是「鹹」還是「香」。\n鍋邊熗的那一聲，是香的開始。', tables: [table('warm', 'board', [{ shape: 'bottle', color: '#4A2418', label: '🫘' }, '🥚', '🍚'])], comments: [[19, '那一聲是整道菜的靈魂'], [20, '我都太早下']] },
  { id: 2412, by: 12, days: 31.5, likes: 30, products: [1812], text: '換季換毛巾，茶綠那條被全家搶走，我只好用霧藍。\n洗了五次，還是很軟。\n新毛巾第一次洗加一點白醋，不要用柔軟精。', tables: [tile('sage', 'table', [towel, '🧼'])], comments: [[35, '茶綠太好看了，合理']] },
  { id: 2413, by: 2, days: 43, likes: 39, groups: [2, 4], products: [1405], text: '雞蛋這週少一點，牧場說天氣變化母雞鬧脾氣。\n優先留給有小孩和長輩的鄰居，其他人下週一定有，先說聲抱歉。', tables: [tile('warm', 'cloth', ['🥚', '🥚', '🥚'])], comments: [[23, '沒關係，給需要的人先'], [26, '母雞辛苦了'], [12, '謝謝，我家弟弟有分到']] },
  { id: 2414, by: 21, days: 69, likes: 44, groups: [2], products: [1806], text: '三樓新搬來的鄰居送了一碗湯圓，我回了一對飯碗。\n電梯裡第一次聊超過三句話，巷子又多一個會打招呼的人。', tables: [table('warm', 'podium', ['🍚', '🍚', '🎀'])], comments: [[13, '歡迎新鄰居'], [27, '下次大掃除約他們']] },
  { id: 2415, by: 20, days: 98, likes: 21, groups: [4], products: [1804], text: '磨刀石入坑分享：先 1000 再 3000，角度用兩個十元硬幣墊著抓。\n磨好切洋蔥真的不流淚（少流很多）。', tables: [tile('ice', 'board', ['🔪', '🧅'])], comments: [[29, '硬幣墊角度是好方法'], [16, '少流很多哈哈']] },
  { id: 2416, by: 4, days: 200, likes: 187, products: [1820, 1101], text: '巷口市集今天開張了。\n\n我們是一群住在同一條巷子的人，想把每天真的在吃的東西，好好地賣給鄰居。\n先從一箱菜、一個袋子開始，請多指教。', tables: [table('sage', 'cloth', ['🧺', '🥬', '🍎', '🥖', '🥚']), table('warm', 'shelf', ['🍊', '🍞', '🍯', '🌻', '🥕', '🧅'])],
    comments: [[23, '恭喜開張！！'], [13, '老鄰居來捧場'], [11, '第一箱菜是我訂的，驕傲'], [19, '加油'], [27, '巷子終於有自己的店了'], [18, '阿嬤說祝你們大發'], [1, '從第一天就在 ❤️'], [31, '請多指教～']] },
]);
