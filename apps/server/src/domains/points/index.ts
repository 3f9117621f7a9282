export { chosenPoints, choosePoints } from './cart-points.repo';
export {
  earnPoints,
  expirePoints,
  expiryOfPoints,
  returnPoints,
  spendPoints,
} from './ledger.service';
export { balance } from './points.repo';
export { takeBackEarned } from './take-back.service';
export { memberEraser } from './member-eraser.repo';
