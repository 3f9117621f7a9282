import { posts, table, tile } from './post';

const orangeCrate = { shape: 'crate', color: '#D9A66B', label: '🍊' } as const;
const cherries = { shape: 'bowl', color: '#9C4A6B', label: '🍒' } as const;
const zongzi = { shape: 'zongzi', color: '#7C8F4A' } as const;
const tea = { shape: 'tin', color: '#2F6B4A', label: '🍃' } as const;
const driedMango = { shape: 'pouch', color: '#E9A23B', label: '🥭' } as const;

/** Fruit, tea and the seasons. */
export const season = posts([
  { id: 2201, by: 4, days: 0.6, likes: 158, promoted: true, products: [1004, 1005], text: '【本週到貨】卓蘭椪柑今天早上進來了，整個店都是橘子味。\n\n果農夫妻說今年雨水剛好，皮薄汁多。五斤裝一家四口大概一週，吃不完的可以做果醬或燉雞腿（牆上有食譜！）。', tables: [table('warm', 'cloth', [orangeCrate, '🍊', '🍊']), tile('warm', 'podium', ['🍊', '🍊', '🍊'])],
    comments: [[23, '去年的超甜，今年第一箱我的'], [11, '看到燉雞腿被點名，害羞'], [32, '可以門市自取嗎？'], [4, '可以喔，結帳選門市自取，哪一天可以來拿會直接寫出來'], [27, '剛收到，有多塞兩顆！'], [25, '被你們養刁嘴了'], [35, '請問可以寄離島嗎'], [4, '水果類目前離島沒辦法保證鮮度，先不出，不好意思～']] },
  { id: 2202, by: 15, days: 1.9, likes: 62, products: [1010], text: '草莓第一週，先不要做成任何東西。\n洗好、擦乾、坐下來、一顆一顆吃。\n吃到最後那顆最小的，反而最香，每年都這樣。', tables: [tile('plum', 'podium', ['🍓', '🍓', '🍓']), tile('plum', 'cloth', ['🍓', '🥛'])], comments: [[31, '先不要做成任何東西，尊重食材'], [28, '我做不到，我已經配煉乳了']] },
  { id: 2203, by: 21, days: 3.7, likes: 49, products: [1007, 1008], text: '水果盤小心機：切好先冰二十分鐘，上桌前擠一點檸檬，梨子就不會變色。\n婆婆問我去哪裡學的，我說巷口。', tables: [table('sage', 'board', ['🍈', '🍐', '🍇', '🍋'])], comments: [[12, '我說巷口 XD'], [33, '學起來過年用']] },
  { id: 2204, by: 17, days: 6.6, likes: 37, products: [1701, 1807], text: '下午三點，陽光剛好照到餐桌的第三塊磁磚。\n泡一壺烏龍，手機放遠一點。\n第五泡的時候影子已經走到牆角了。', tables: [table('sage', 'cloth', ['🫖', '🍵', tea, '🪴'])], comments: [[19, '第三塊磁磚，好喜歡這種描述'], [22, '我家是下午四點']] },
  { id: 2205, by: 18, days: 10.4, likes: 88, products: [1704, 1115], text: '天氣一降，阿嬤就開始巡房問「有沒有喝薑茶」。\n我說有，她說那個杯子是乾的。\n\n好啦現在真的在喝了。', tables: [tile('warm', 'cloth', ['🍵', '🫚', '🍯'])], comments: [[34, '阿嬤是偵探'], [29, '杯子是乾的 笑死'], [23, '阿嬤的愛'], [25, '我也去泡一杯']] },
  { id: 2206, by: 22, days: 13.3, likes: 53, products: [1712], text: '在家做珍奶的唯一缺點：知道自己放了多少糖。\n珍珠煮十五分鐘、悶十分鐘，關火後再拌黑糖，Q 度剛好。', tables: [tile('warm', 'podium', ['🧋', '🧋']), table('warm', 'table', ['🧋', '🧋', '🍵', '🥛'])], comments: [[26, '所以要請別人放'], [30, '太中肯'], [24, '微糖就是心安']] },
  { id: 2207, by: 2, days: 16.5, likes: 72, products: [1016, 1408], text: '朋友來家裡，我只準備了一碗櫻桃和一塊起司。\n櫻桃籽排成一排，數到第十四顆的時候聊到了高中。', tables: [table('plum', 'table', [cherries, '🧀', '🍒']), tile('plum', 'podium', ['🍒', '🧀'])], comments: [[15, '文筆很好耶'], [17, '櫻桃＝聊天計時器'], [1, '好想跟朋友這樣坐一個下午']] },
  { id: 2208, by: 11, days: 21.7, likes: 59, products: [1112], text: '氣炸鍋烤地瓜：小條的、200 度、不用沾水、四十分鐘。\n烤到有蜜流出來再等五分鐘，皮自己會鬆開。', tables: [table('plum', 'board', [{ emoji: '🍠', tint: { hue: -75, saturation: 0.55, brightness: 0.85 } }, '🍠', '🥛'])], comments: [[32, '小條的是重點，大條烤不透'], [28, '紫心的甜嗎？'], [11, '沒有黃金的甜，但是香，我都混著烤']] },
  { id: 2209, by: 20, days: 27.5, likes: 34, groups: [4], products: [1708, 1710], text: '冰滴加一點蘋果汁，比例 3:1，冰塊加滿。\n聽起來像黑暗料理，喝起來像果香型的豆子。', tables: [tile('ice', 'table', [{ shape: 'bottle', color: '#3A2118', label: '☕' }, '🧃', '🧊'])], comments: [[24, '我不敢但我好奇'], [16, '試了，居然可以']] },
  { id: 2210, by: 12, days: 35.2, likes: 46, products: [1014], text: '奇異果太硬怎麼辦？跟蘋果放同一個紙袋，兩天。\n太軟怎麼辦？打成果昔，加半根香蕉，小孩以為是冰沙。', tables: [table('sage', 'cloth', ['🥝', '🥝', '🍎', '🍌'])], comments: [[33, '媽媽的智慧']] },
  { id: 2211, by: 14, days: 46, likes: 40, products: [1618], text: '辦公室抽屜清單：芒果乾、甘栗、濾掛咖啡。\n這三樣在，我就在。\n下午四點準時開抽屜，隔壁同事現在聽到聲音就會轉過來。', tables: [tile('warm', 'table', [driedMango, '🌰', '☕'])], comments: [[35, '你離職的話抽屜可以留給我嗎'], [14, '可以，先搶先贏']] },
  { id: 2212, by: 19, days: 58, likes: 65, products: [1009], text: '水蜜桃不能等。\n收到的當天晚上，全家站在水槽前面吃，汁流到手肘，沒有人說話。\n只有弟弟最後問：「還有嗎？」', tables: [tile('plum', 'podium', ['🍑', '🍑', '🍑'])], comments: [[31, '站在水槽前面是正確吃法'], [27, '什麼時候還會有啊？'], [4, '要等明年產季囉，可以先按貨到通知 🍑']] },
  { id: 2213, by: 13, days: 72, likes: 43, products: [1006, 1002], text: '孫子問西瓜為什麼不自己切好。\n我說西瓜也想，但它沒有手。\n他想了很久，說那鳳梨比較可憐，它還有刺。', tables: [table('sage', 'table', ['🍉', '🍉', '🍍'])], comments: [[22, '邏輯滿分'], [30, '小孩的腦袋真好'], [18, '鳳梨比較可憐 XDDD']] },
  { id: 2214, by: 16, days: 91, likes: 50, products: [1001, 1411], text: '芒果鮮奶油三明治：吐司去邊、鮮奶油打到九分、芒果切條直放。\n冰一小時再切，切面才會站得直挺挺。', tables: [table('warm', 'board', ['🥭', '🍞', '🥛']), tile('warm', 'cloth', ['🥭', '🥪'])], comments: [[25, '切面照請教角度'], [16, '刀子先過熱水再切，一刀到底']] },
  { id: 2215, by: 17, days: 118, likes: 39, products: [1711, 1005], text: '梅子醋一份、水六份、檸檬兩片、冰塊滿杯。\n傍晚回家先喝這個，再決定要不要煮飯。\n通常喝完就決定不煮了，還好冷凍庫有水餃。', tables: [tile('plum', 'cloth', [{ shape: 'bottle', color: '#B5652E', label: '🍑' }, '🍋', '🧊'])] },
  { id: 2216, by: 21, days: 160, likes: 58, products: [1312], text: '第一次學綁粽子，十個裡面有七個長得像枕頭。\n阿姨說枕頭也會香，煮下去都一樣。\n結果枕頭的那幾個，米反而比較鬆，好吃。', tables: [table('sage', 'board', [zongzi, zongzi, '🥜', '🍵'])], comments: [[23, '枕頭粽可愛'], [34, '會香就好']] },
]);
