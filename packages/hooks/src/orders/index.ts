export { useBuyAgain, type BuyAgainResult } from './useBuyAgain';
export { useOrderMessages, type UseOrderMessages } from './useOrderMessages';
export { useOrderRefund } from './useOrderRefund';
export { useOrder, useOrders, useRecentOrders } from './useOrders';
export { useOrderTransfer } from './useOrderTransfer';
export { usePaymentWatch, type UsePaymentWatch } from './usePaymentWatch';
export { useTimeLeft } from './useTimeLeft';
export { useWithdrawRefund } from './useWithdrawRefund';
