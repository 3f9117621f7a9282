import { posts, table, tile } from './post';

const meatball = { emoji: '🧆', tint: { hue: -18, saturation: 0.75, brightness: 1.05 }, size: 0.7 } as const;
const tofu = { shape: 'tofu', color: '#FBF3DF', size: 0.75 } as const;
const meatTray = { shape: 'tray', color: '#F4EEE2', label: '🥓', size: 0.95 } as const;
const redPot = { shape: 'pot', color: '#B5432A' } as const;

/** Hotpots, guests and holidays. */
export const gathering = posts([
  { id: 2301, by: 2, days: 0.9, likes: 143, promoted: true, products: [1309, 1204, 1212, 1102], text: '八個人的火鍋，準備時間三十分鐘：\n\n・火鍋料全家福 ×1\n・梅花豬 ×2、白蝦 ×1\n・高麗菜一顆、豆腐一盒\n\n湯底用昆布泡一晚就很夠。最後下一把日曬麵，沒有人走得動。', tables: [table('warm', 'cloth', ['🍲', meatTray, '🦐', '🥬', tofu]), table('warm', 'shelf', ['🥬', '🦐', '🍥', '🍢', meatball, '🥢'])],
    comments: [[23, '清單直接照抄'], [26, '最後的麵是靈魂'], [29, '八個人只花這樣？'], [2, '一個人平均不到兩百！'], [12, '昆布泡一晚學到了'], [31, '收藏，下週六用']] },
  { id: 2302, by: 20, days: 3.1, likes: 47, products: [1310], text: '麻辣鍋底加一匙花生醬，不會變花生鍋，會變得圓。\n豆腐先冷凍過再下，孔洞會把湯汁整個吸進去。信我。', tables: [tile('warm', 'table', ['🥘', '🌶️', tofu])], comments: [[24, '信了，好吃'], [32, '中辣可以嗎？怕嚇到長輩'], [20, '長輩建議小辣，花生醬可以多半匙']] },
  { id: 2303, by: 11, days: 5.2, likes: 68, products: [1306, 1307, 1308], text: '關東煮的順序：白蘿蔔先下煮軟，魚板最後五分鐘。\n高湯裡放一小把柴魚，用茶包袋裝著，好撈。', tables: [table('ice', 'board', ['🍢', '🍢', '🍥', '🍲']), tile('ice', 'table', ['🍢', '🍥'])], comments: [[33, '茶包袋是天才'], [28, '我都一起丟，難怪魚板糊糊的']] },
  { id: 2304, by: 12, days: 7.8, likes: 91, products: [1506, 1508], text: '女兒七歲生日，她說不要公主蛋糕，要「有很多草莓的普通蛋糕」。\n\n普通蛋糕來了，她數了三次，二十三顆。', tables: [table('plum', 'podium', ['🍰', '🍓', '🧁', '🎁']), tile('plum', 'cloth', ['🧁', '🧁', '🕯️'])], comments: [[15, '生日快樂！！'], [23, '普通蛋糕最高級'], [16, '二十三顆是認真的'], [27, '長大了耶，妹妹生日快樂'], [1, '生日快樂 🎂']] },
  { id: 2305, by: 21, days: 11.6, likes: 54, products: [1819, 1408, 1503, 1011], text: '草地、籃子、長棍、葡萄、起司。\n野餐的重點不是吃什麼，是找到有樹蔭的那一塊。\n籃子記得壓一條布，風會來偷麵包。', tables: [table('sage', 'cloth', ['🧺', '🥖', '🍇', '🧀', '🥪']), tile('sage', 'table', ['🥪', '🍎', '🍇'])], comments: [[22, '在哪裡呀看起來好舒服'], [21, '河濱第三座橋下面，假日早上九點前有位子']] },
  { id: 2306, by: 13, days: 15.2, likes: 38, products: [1616, 1714], text: '棒球轉播日標準配備：帶殼花生一大包、氣泡飲兩罐、一個垃圾桶。\n輸贏不重要（才怪）。', tables: [tile('warm', 'table', ['🥜', '🥜', '🥤'])], comments: [[26, '昨天那場我的花生都涼了'], [29, '才怪 +1']] },
  { id: 2307, by: 19, days: 19.4, likes: 76, products: [1801, 1216], text: '冬天請客我只做一鍋到底：羊肩排煎香、紅蘿蔔洋蔥鋪底、半瓶高湯、進烤箱九十分鐘。\n\n客人以為我忙了一天，我其實在陽台澆花。', tables: [table('plum', 'table', [redPot, '🍖', '🥕', '🧅', '🌿'])], comments: [[31, '不要公開這種秘密'], [17, '澆花那段很帥'], [24, '求烤箱溫度'], [19, '160 度，蓋蓋子']] },
  { id: 2308, by: 22, days: 23.8, likes: 45, products: [1515, 1702], text: '月餅切六份、東方美人泡濃一點，甜和香剛好打平。\n一個人吃一整顆月餅是青春，切六份是現在。', tables: [table('plum', 'podium', ['🥮', '🥮', '🍵', '🫖'])], comments: [[33, '太有感了'], [25, '我還能吃半顆，算中年嗎']] },
  { id: 2309, by: 17, days: 30.6, likes: 33, products: [1317, 1318], text: '飯後甜點投票：芋頭冰淇淋 5 票、雪糕 2 票。\n芋頭黨今天很吵。\n兩杯都先放室溫三分鐘，挖起來比較綿，這點兩黨都同意。', tables: [tile('plum', 'table', ['🍨', '🍦', '🍨'])], comments: [[30, '芋頭黨大勝利'], [34, '沉默的雪糕黨']] },
  { id: 2310, by: 15, days: 38.9, likes: 29, products: [1316, 1313], text: '漢堡自助吧：肉片自己煎、料自己疊。\n爸爸疊了七層，咬不下去，用筷子吃完。\n媽媽只夾生菜和起司，說她在吃沙拉。', tables: [table('warm', 'table', ['🍔', '🍟', '🥬', '🍅', '🧀'])], comments: [[28, '用筷子吃漢堡，很台']] },
  { id: 2311, by: 18, days: 49, likes: 61, products: [1217, 1313], text: '鹹酥雞在家氣炸，起鍋前一分鐘把九層塔丟進去。\n阿嬤說這樣就不用排隊了，但她還是想念那個老闆多給的甜不辣。', tables: [table('warm', 'board', ['🍗', '🍟', '🌿', '🌶️'])], comments: [[23, '多給的甜不辣，那是人情味'], [32, '九層塔小心飛走卡在上面燒焦']] },
  { id: 2312, by: 16, days: 66, likes: 36, products: [1516], text: '尾牙小遊戲：每人抽一個籤詩餅，唸出來再配「吃飽以後」。\n「前程似錦，吃飽以後。」\n老闆抽到的是「開源節流」，全場安靜三秒。', tables: [tile('warm', 'cloth', ['🥠', '🥠', '🍵'])], comments: [[24, '凡事順利，吃飽以後'], [35, '哈哈哈哈這個好玩']] },
  { id: 2313, by: 14, days: 84, likes: 42, products: [1213, 1606], text: '颱風天的蚵仔麵線。\n窗外風很大，鍋子裡很安靜，香菜多一點。\n蚵仔先裹一點地瓜粉再下鍋，就不會縮成一顆小鈕釦。', tables: [tile('ice', 'cloth', ['🍜', '🦪', '🌿'])], comments: [[27, '香菜多一點 +1'], [26, '香菜少一點 +1']] },
  { id: 2314, by: 2, days: 105, likes: 57, products: [1517, 1701], text: '賞花不一定要出門。糰子三串、茶一壺、窗戶打開。\n風把樓下的花瓣吹上來兩片，算是送的。', tables: [table('plum', 'podium', ['🍡', '🍡', '🍵', '🌸'])], comments: [[15, '算是送的，好浪漫'], [17, '糰子綠色那顆我最愛']] },
  { id: 2315, by: 12, days: 150, likes: 31, products: [1319], text: '補習回來的小孩，書包還沒放就開冰箱。\n雪花冰一人一盒，這是暑假和平條約第一條。\n第二條是吃完的盒子要自己洗。', tables: [tile('plum', 'podium', ['🍧', '🍓', '🍧'])] },
  { id: 2316, by: 21, days: 240, likes: 70, products: [1309, 1514], text: '年夜飯前一晚的冰箱，是一年裡最滿的時候。\n打開門先深呼吸，用俄羅斯方塊的方式再塞一盒蝦。', tables: [table('warm', 'shelf', ['🥬', '🍊', '🥚', '🥩', '🦐', '🍲'])], comments: [[29, '俄羅斯方塊大師'], [33, '每年都這樣']] },
]);
