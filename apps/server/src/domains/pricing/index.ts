export { earnedAfterRefund, earnedBy, type PointRates, spend } from './points-value';
export {
  type ItemAmounts,
  itemAmountsOf,
  type PricedLine,
  savedOn,
  type Totals,
  totalAmount,
  totalsAtFee,
  totalsOf,
} from './totals';
