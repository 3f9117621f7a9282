/** Products that are cheaper when bought with another product; both have the same shipping temperature. */
export const addOns = [
  // 禮盒、蜂蜜、餅乾 with 節慶包裝
  { productId: 1001, addonRuleId: 18211, amount: 99 },
  { productId: 1614, addonRuleId: 18211, amount: 99 },
  { productId: 1512, addonRuleId: 18211, amount: 99 },
  // 洗碗精 with 海綿
  { productId: 1809, addonRuleId: 18111, amount: 109 },
  // 豆腐 with 雞蛋
  { productId: 1412, addonRuleId: 14051, amount: 109 },
  // 火鍋料 with 關東煮
  { productId: 1309, addonRuleId: 13061, amount: 199 },
] as const;

/** Free gifts. */
export const gifts = [
  // 兩組火鍋料，送鳴門魚板
  { productId: 1309, minQuantity: 2, giftRuleId: 13071 },
  // 兩盒濾掛咖啡，送籤詩幸運餅
  { productId: 1707, minQuantity: 2, giftRuleId: 15161 },
] as const;
