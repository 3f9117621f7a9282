export { earnedBy, type PointRates, spend } from './points-value';
export {
  type ItemAmounts,
  itemAmountsOf,
  type PricedLine,
  savedOn,
  type Totals,
  totalsOf,
} from './totals';
