export { choosePoints, readChosenPoints } from './chosen-points.service';
export {
  earnPoints,
  expirePoints,
  holdPoints,
  readBalance,
  returnPoints,
  spendPoints,
} from './ledger.service';
export { takeBackEarned } from './take-back.service';
