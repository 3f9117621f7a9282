import type { PointLabels } from '../types/points';

/** Traditional Chinese labels of the choice of points. */
export const defaultPointLabels: PointLabels = {
  spendPoints: '點數折抵',
  choose: '使用點數',
  change: '變更點數',
  spent: (points, amount) => `使用 ${points.toLocaleString('en')} 點，折 ${amount}`,
  upTo: (points) => `最多可用 ${points.toLocaleString('en')} 點`,
  doNotFit: (points) => `有 ${points.toLocaleString('en')} 點，這筆用不到`,
  none: '目前沒有點數',
  balance: (points, most) =>
    `有 ${points.toLocaleString('en')} 點，可用 ${most.toLocaleString('en')} 點`,
  rate: (points) => `；每 ${points.toLocaleString('en')} 點折 NT$1`,
  slider: '滑動選擇使用點數',
  points: '使用點數',
  count: (points) => `${points.toLocaleString('en')} 點`,
  notWhole: '請輸入整數點數',
  useAll: '全部使用',
  takesOff: (amount) => `已折抵 ${amount}`,
};
