import { posts, table, tile } from './post';

const jam = { shape: 'jar', color: '#D2354A', label: '🍓' } as const;
const yogurt = { shape: 'cup', color: '#E8F0F5', label: '🫐' } as const;
const milk = { shape: 'carton', color: '#3D7FA6', label: '🥛' } as const;
const bun = { shape: 'bun', color: '#FAF4E6' } as const;
const coffee = { shape: 'pouch', color: '#6B4431', label: '☕' } as const;

/** Breakfast and baking. */
export const morning = posts([
  { id: 2001, by: 2, days: 0.2, likes: 86, promoted: true, products: [1501, 1410, 1613],
    text: '今天的早餐桌：厚切吐司烤到邊邊微焦，先抹海鹽奶油，再放一大匙草莓果醬。\n\n吐司一定要烤「一面」，軟的那面朝上，咬下去才會又脆又軟。', tables: [table('warm', 'cloth', ['🍞', '🧈', jam, '🍓', '🥛']), tile('plum', 'table', ['🍓', jam])],
    comments: [[24, '只烤一面這招太重要了，我以前都烤兩面難怪乾乾的'], [28, '海鹽奶油加果醬＝無敵'], [1, '看完直接下單兩條吐司'], [11, '我會再撒一點點現磨胡椒，試試看！'], [31, '請問果醬會很甜嗎？'], [2, '不會喔，甜度大概只有一般的六成～']] },
  { id: 2002, by: 14, days: 1.1, likes: 41, products: [1405, 1207], text: '上班前十分鐘的早餐：培根兩片、放牧蛋一顆、隔夜飯一碗。\n飯炒香推到旁邊，蛋打下去，十分鐘真的夠。', tables: [table('warm', 'table', ['🍳', '🥓', '🥚', '🍚'])],
    comments: [[26, '不用洗第二個鍋，懂吃'], [33, '放牧蛋的蛋黃顏色真的差很多']] },
  { id: 2003, by: 16, days: 2.3, likes: 132, promoted: true, products: [1502, 1410], text: '可頌回烤實驗，同一批烤了四種溫度。\n\n結論：170 度 5 分鐘，關火再悶 2 分鐘。外層會碎得滿桌都是，裡面還牽絲。\n溫度太高奶油會跑出來，下面會油油的喔。', tables: [table('warm', 'board', ['🥐', '🥐', '🥐', '☕']), tile('warm', 'podium', ['🥐', '🧈']), tile('sage', 'cloth', ['🥐', '☕', '🍓'])],
    comments: [[12, '感謝實驗精神'], [24, '氣炸鍋可以嗎？'], [16, '可以，160 度 4 分鐘就好，會比較乾一點'], [30, '悶 2 分鐘是精髓'], [27, '我女兒說比百貨公司的好吃']] },
  { id: 2004, by: 15, days: 3.4, likes: 57, products: [1403, 1015, 1614], text: '無糖優格＋藍莓＋龍眼蜜，連續第二十一天。\n不是在減肥，是真的好吃。\n優格先倒掉一點水分，會變得跟起司一樣濃。', tables: [tile('ice', 'podium', [yogurt, '🫐', '🍯'])], comments: [[25, '龍眼蜜跟優格很合耶，香氣很夠'], [35, '跟進！今天第一天']] },
  { id: 2005, by: 18, days: 4.2, likes: 94, products: [1304, 1414], text: '阿嬤說包子要用「蒸籠布」不要用紙，皮才不會濕濕的。\n今天照做，果然底部乾乾爽爽。\n\n配一杯無糖豆漿，坐在陽台吃完才出門。', tables: [table('warm', 'cloth', [bun, bun, bun, '🥛']), tile('sage', 'board', [bun, bun])],
    comments: [[13, '內行，蒸籠布要先沾濕再擰乾'], [23, '謝謝捧場，老麵每天都有養好好～'], [34, '請問可以用電鍋嗎'], [18, '可以，外鍋一杯水，鍋蓋放支筷子留縫']] },
  { id: 2006, by: 11, days: 6, likes: 73, products: [1311, 1405, 1409], text: '三星蔥抓餅升級版：煎到七分熟打一顆蛋、放一片起司，對折再拍鬆。\n弟弟說可以每天吃，我說好，你自己煎。', tables: [table('warm', 'board', ['🫓', '🧀', '🥚', '🍳'])], comments: [[29, '你自己煎 XD'], [32, '起司要放在蛋跟餅中間才會黏住']] },
  { id: 2007, by: 20, days: 8.5, likes: 38, products: [1706], text: '古坑這支豆子這批烘得比較淺，柑橘味很明顯。\n我的參數：15 克、92 度、1:15、兩分半。放涼後像橘子糖。', tables: [tile('warm', 'table', [coffee, '☕']), tile('plum', 'podium', ['☕', '🍪'])], comments: [[26, '我用 90 度會比較甜'], [20, '下次試試，感謝']] },
  { id: 2008, by: 12, days: 11, likes: 61, products: [1510, 1614], text: '假日晚起，鬆餅微波一下就好，但奶油一定要放一整塊。\n小孩負責淋蜂蜜，淋到桌上那種。', tables: [table('warm', 'cloth', ['🥞', '🍯', '🍓', '☕'])], comments: [[33, '桌上那攤也是甜的'], [22, '畫面太真實']] },
  { id: 2009, by: 21, days: 14, likes: 29, products: [1504, 1017], text: '貝果對切、酪梨壓泥、半熟蛋、黑胡椒。\n酪梨今天剛好軟，是命運的安排。\n擠一點檸檬汁，放到中午顏色也不會變。', tables: [tile('sage', 'board', ['🥯', '🥑', '🥚'])] },
  { id: 2010, by: 17, days: 17, likes: 48, products: [1401, 1709], text: '天氣轉涼的訊號：鍋子裡開始有熱可可。\n可可粉先用一點點熱牛奶攪成泥，再慢慢加，才不會一顆一顆。', tables: [table('plum', 'cloth', ['☕', milk, '🍫', '🍪'])], comments: [[30, '一顆一顆的我 OK，小孩不 OK'], [24, '加一點點鹽更香'], [17, '對！一小撮就好']] },
  { id: 2011, by: 16, days: 20, likes: 77, products: [1410, 1411, 1506], text: '試做草莓蛋糕第三次，終於抹平了。\n重點：鮮奶油要冰、碗也要冰、手要快、心要穩。\n\n失敗的前兩個，家人說也很好吃（邊說邊吃光）。', tables: [table('plum', 'podium', ['🍰', '🍓', '🍓']), tile('plum', 'cloth', ['🍰', '☕'])],
    comments: [[28, '失敗品集中營在你家'], [31, '切面超美'], [25, '心要穩哈哈哈'], [19, '抹面可以先薄薄一層冰 20 分鐘再抹第二層'], [16, '學起來了，謝謝老師']] },
  { id: 2012, by: 22, days: 24, likes: 35, products: [1512], text: '餅乾烤好放涼的那十分鐘，是最考驗人性的十分鐘。\n架高放涼底部才不會回潮，我都把手機計時器放在餅乾旁邊，眼睛看著它。', tables: [tile('warm', 'board', ['🍪', '🍪', '🍪', '🥛'])], comments: [[34, '我都撐不過三分鐘'], [27, '燙到嘴的請舉手 🙋']] },
  { id: 2013, by: 14, days: 29, likes: 44, products: [1303, 1414], text: '冰花煎餃＋豆漿。\n蓋子掀起來那一聲「嘶——」就是我的鬧鐘。\n水乾了再開大火三十秒，冰花才會整片脆。', tables: [table('warm', 'table', ['🥟', '🥟', '🥛', '🥢'])] },
  { id: 2014, by: 19, days: 37, likes: 52, products: [1602, 1315], text: '一次捏了十二個飯糰，三個梅子、三個鮭魚、六個什麼都沒有。\n什麼都沒有的最快被吃完，米好就是這麼直接。', tables: [table('sage', 'cloth', ['🍙', '🍙', '🍙', '🍵'])], comments: [[12, '米好就是這麼直接，同意'], [29, '鹽要用手抹，不要拌在飯裡']] },
  { id: 2015, by: 2, days: 45, likes: 68, products: [1503, 1408, 1011], text: '晚起的假日，不開火也可以吃得很好：長棍、切達、一串葡萄，再一壺茶。\n\n把東西擺好看一點，心情就會慢下來。', tables: [table('plum', 'board', ['🥖', '🧀', '🍇', '🫖']), tile('warm', 'cloth', ['🧀', '🍇', '🥖'])], comments: [[15, '想搬去你家當鄰居'], [31, '擺盤救一切'], [1, '葡萄那個果粉好美']] },
  { id: 2016, by: 13, days: 63, likes: 33, groups: [2], products: [1502, 1707], text: '老婆說我早餐只會買現成的。\n我說我會沖咖啡、會回烤可頌、會洗盤子。\n她說那就夠了。明天換她洗。', tables: [tile('warm', 'podium', ['☕', '🥐'])], comments: [[23, '好甜喔老王'], [27, '會洗盤子最加分']] },
]);
