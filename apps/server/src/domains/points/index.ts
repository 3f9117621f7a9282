export { choosePoints, readChosenPoints } from './chosen-points.service';
export {
  earnPoints,
  expirePoints,
  holdPoints,
  readBalance,
  returnPoints,
  spendPoints,
  takeBackEarned,
} from './ledger.service';
