export { choosePoints, readChosenPoints } from './cart-points.repo';
export {
  earnPoints,
  expirePoints,
  holdPoints,
  readBalance,
  returnPoints,
  spendPoints,
} from './ledger.service';
export { takeBackEarned } from './take-back.service';
