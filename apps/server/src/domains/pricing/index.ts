export { earnedBy, type PointRates, spend } from './points-worth';
export {
  type GoodsAmounts,
  goodsOf,
  type PricedLine,
  savedOn,
  type Totals,
  totalsOf,
} from './totals';
