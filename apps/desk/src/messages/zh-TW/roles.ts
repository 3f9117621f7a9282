/** The names of roles, and what they allow. */
export const roleMessages = {
  Owner: '店主',
  Manager: '店長',
  Accountant: '會計',
  'Customer service': '客服',
  Clerk: '出貨人員',
  'Everything, and appoints owners and managers': '全部權限，也能指定店主和店長',
  'Everything, and changes everyone below owners and managers':
    '全部權限，也能管理店主和店長以外的同事',
  'sees orders': '查看訂單',
  'writes notes': '寫備註',
  'ships orders': '出貨',
  'prints slips': '列印單據',
  'confirms payments': '確認收款',
  refunds: '退款',
  'sees sales': '查看營業額',
  'answers customers': '回覆客人',
  'sees members': '查看會員',
  'sees full contact details': '查看完整聯絡資料',
  'changes settings': '調整設定',
  'manages people': '管理人員',
  'reads everyone’s audit': '查看所有人的操作紀錄',
} as const;
