/** Reasons for a change of a member's points. */
export const points = {
  welcome: '加入會員禮',
  earned: '購物回饋',
  spent: '購物折抵',
  returned: '訂單取消，退回點數',
  taken_back: '訂單退款，收回回饋',
  expired: '點數到期',
};

/** States of a dealer's month. */
export const dealerCharges = { waiting: '待撥款', paid: '已撥款' };
