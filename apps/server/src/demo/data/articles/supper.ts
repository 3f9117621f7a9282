import { posts, table, tile } from './post';

const salmon = { shape: 'fillet', color: '#F2895C' } as const;
const tofu = { shape: 'tofu', color: '#FBF3DF', size: 0.85 } as const;
const redPot = { shape: 'pot', color: '#B5432A' } as const;
const soy = { shape: 'bottle', color: '#4A2418', label: '🫘' } as const;
const chili = { shape: 'jar', color: '#B3261E', label: '🌶️', size: 0.85 } as const;
const noodles = { shape: 'noodles', color: '#F1DDA6', label: '🌾' } as const;

/** Dinner. */
export const supper = posts([
  { id: 2101, by: 11, days: 0.4, likes: 104, promoted: true, products: [1208, 1103, 1005], text: '鮭魚皮脆的關鍵只有一個：擦乾。\n\n皮面朝下、冷鍋下鍋、中小火四分鐘不要動它。旁邊順手燙青花菜，擠半顆檸檬。\n十五分鐘，一個人的晚餐也要好好吃。', tables: [table('ice', 'board', [salmon, '🥦', '🍋']), tile('sage', 'table', ['🥦', '🍋'])],
    comments: [[28, '不要動它這點我做不到，一直想翻'], [26, '冷鍋下鍋真的有差，油比較乾淨'], [35, '請問要先退冰嗎？'], [11, '前一晚放冷藏，下鍋前 10 分鐘拿出來就好', 3], [29, '一個人也要好好吃 👍']] },
  { id: 2102, by: 19, days: 1.6, likes: 121, promoted: true, products: [1801, 1106, 1113, 1111], text: '入手鑄鐵鍋第一鍋：紅燒牛肉。\n洋蔥炒到咖啡色花了四十分鐘，之後它自己在爐子上咕嚕咕嚕，我在旁邊看書。\n\n掀蓋那一刻，隔壁都來敲門了。', tables: [table('warm', 'cloth', [redPot, '🥕', '🧅', '🥔']), tile('warm', 'board', ['🍲', '🥖'])],
    comments: [[13, '我就是隔壁'], [19, '老王碗帶來', 1], [24, '想買磚紅色，會很重嗎'], [12, '四公斤多，當重訓', 3], [33, '洋蔥四十分鐘，致敬'], [31, '慢慢煮真的人如其名']] },
  { id: 2103, by: 13, days: 2.8, likes: 66, products: [1301, 1612, 1611], text: '水餃沾醬我家公式：醬油 2、辣椒醬 1、蒜末半匙、煮水餃的湯 1 匙。\n加那匙湯才會順，不要懷疑。', tables: [table('warm', 'table', ['🥟', '🥟', chili, soy])], comments: [[32, '加湯！第一次聽到，今晚試'], [18, '我阿嬤也是這樣教'], [23, '水餃賣家認證正確', 1]] },
  { id: 2104, by: 14, days: 4.9, likes: 47, products: [1607, 1407, 1102], text: '晚上九點的加班餐：蔥油拌麵、溏心蛋、燙一把高麗菜。\n洗碗只有一個碗一雙筷子，很可以。', tables: [tile('warm', 'cloth', ['🍜', '🥢', '🥬'])], comments: [[26, '一個碗是美德']] },
  { id: 2105, by: 18, days: 5.5, likes: 83, products: [1210, 1114, 1115], text: '虱目魚肚怎麼煎不爆油？\n阿嬤說：鍋子要熱、魚要乾、薑片先下去墊一圈。\n我照做，真的沒被噴到，謝謝阿嬤。', tables: [table('ice', 'board', [{ shape: 'fillet', color: '#EFE6DF' }, '🫚', '🧄'])], comments: [[27, '再撒一點鹽在鍋底也有用'], [34, '沒有阿嬤的人只能靠你了'], [25, '收藏了']] },
  { id: 2106, by: 12, days: 7.2, likes: 58, products: [1610, 1106, 1111], text: '女兒第一次自己切紅蘿蔔，切成她名字的第一個字母。\n咖哩裡面有三個 L，她找到兩個，弟弟吃掉一個，吵了一整晚。', tables: [table('warm', 'table', ['🍛', '🥕', '🥔', '🧅'])], comments: [[15, '太可愛了吧'], [23, '下次多切幾個備用'], [30, '弟弟：我什麼都不知道']] },
  { id: 2107, by: 20, days: 9.3, likes: 39, products: [1201, 1114, 1410], text: '牛排筆記：回溫 40 分鐘、擦乾、大火各 90 秒、奶油蒜頭淋兩次、靜置 5 分鐘。\n靜置！靜置！靜置！', tables: [table('plum', 'board', ['🥩', '🧄', '🧈', '🍅'])], comments: [[29, '很重要所以說三次'], [24, '靜置時用鋁箔紙鬆鬆蓋著']] },
  { id: 2108, by: 21, days: 12.4, likes: 51, products: [1412, 1608], text: '板豆腐切厚片煎到兩面金黃，淋一點蔥油、一點醬油。\n\n本來只是配菜，結果大家都在搶，明天買兩盒。', tables: [tile('sage', 'podium', [tofu, '🌿', '🌶️'])], comments: [[33, '豆腐的逆襲'], [22, '擦乾再煎才不會破，補充一下']] },
  { id: 2109, by: 17, days: 15.8, likes: 36, products: [1609, 1212], text: '番茄海鮮義大利麵，麵條早兩分鐘撈起來，剩下的讓它在醬裡煮完。\n一把白蝦下去，廚房變義大利。', tables: [table('warm', 'cloth', ['🍝', '🦐', '🍅', '🧀'])] },
  { id: 2110, by: 15, days: 18.6, likes: 42, products: [1606, 1407], text: '日曬麵煮好過冷水，拌麻醬、小黃瓜絲、溏心蛋。\n今天不想流汗的晚餐。\n麻醬用煮麵水調開，不要用冷水，會結塊。', tables: [tile('sage', 'table', [noodles, '🥒', '🥚'])], comments: [[28, '小黃瓜要切細才夾得起來']] },
  { id: 2111, by: 11, days: 22.1, likes: 71, products: [1205, 1004], text: '橘子燉雞腿，聽起來怪，吃起來會懂。\n\n橘子汁代替糖，橘皮最後五分鐘才放。\n冰箱裡那顆被冷落的橘子，今天是主角。', tables: [table('warm', 'board', ['🍗', '🍊', '🧅']), tile('warm', 'cloth', ['🍊', '🍗'])], comments: [[19, '果香配雞腿很合理'], [31, '今天就來試'], [13, '被冷落的橘子，有畫面']] },
  { id: 2112, by: 22, days: 26.7, likes: 27, products: [1314], text: '星期五不煮飯條款：披薩、電影、爆米花。\n夏威夷口味家裡二比二，僵持中。\n最後決定一人一半，電影選恐怖片，爆米花灑了兩次。', tables: [table('warm', 'table', ['🍕', '🍕', '🍿', '🥤'])], comments: [[26, '鳳梨派報到'], [24, '反對'], [30, '鳳梨無罪'], [12, '夏威夷：我只是一片披薩']] },
  { id: 2113, by: 14, days: 33, likes: 45, products: [1808, 1206, 1102], text: '明天的便當先排好了：滷豬腳、炒高麗菜、半顆蛋、一小格水果。\n打開蓋子那一下，是上午最大的期待。', tables: [tile('plum', 'cloth', ['🍱', '🥬', '🥚'])], comments: [[35, '你同事一定很羨慕'], [14, '他們現在會圍過來看 XD']] },
  { id: 2114, by: 18, days: 41, likes: 64, products: [1116, 1205, 1115], text: '香菇雞湯，什麼都不用會，只要會等。\n段木香菇自己有鮮味，鹽最後放一點點就好。\n小火一個半鐘頭，中間去晾個衣服。', tables: [table('sage', 'cloth', ['🍲', { emoji: '🍄', tint: { hue: 22, saturation: 0.42, brightness: 0.82 } }, '🍗', '🫚'])], comments: [[27, '香菇梗不要丟，一起燉'], [33, '只要會等，人生道理']] },
  { id: 2115, by: 19, days: 52, likes: 55, products: [1202, 1110, 1802], text: '青椒炒牛小排，青椒要最後三十秒才進鍋。\n不吃青椒的小孩今天夾了兩次，我假裝沒看到，心裡放煙火。', tables: [table('sage', 'table', ['🍳', '🫑', '🥩', '🧅'])], comments: [[15, '心裡放煙火哈哈哈'], [23, '恭喜！'], [28, '信義那個青椒真的不臭']] },
  { id: 2116, by: 13, days: 78, likes: 31, groups: [4], products: [1803, 1804], text: '新菜刀第一週心得：切番茄不用壓，自己滑下去。\n砧板有檜木香，我現在洗完都會聞一下。', tables: [tile('warm', 'board', [{ shape: 'plank', color: '#D6A467' }, '🔪', '🍅'])], comments: [[20, '聞砧板的男人'], [29, '三德刀很好用，記得不要砍骨頭']] },
]);
