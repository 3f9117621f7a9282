import type { PointLabels } from '../types/points';

const pointsOf = (points: number) =>
  `${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'}`;

/** English labels of the choice of points. */
export const cartPoints: PointLabels = {
  spendPoints: 'Use points',
  choose: 'Use points',
  change: 'Change points',
  spent: (count, amount) => `${pointsOf(count)}, ${amount} off`,
  upTo: (count) => `Up to ${pointsOf(count)}`,
  doNotFit: (count) => `Your ${pointsOf(count)} cannot be used here`,
  none: 'You have no points yet',
  balance: (count, most) =>
    `You have ${pointsOf(count)}, up to ${most.toLocaleString('en')} for this order`,
  rate: (count) => `; ${pointsOf(count)} ${count === 1 ? 'is' : 'are'} worth NT$1`,
  slider: 'Points to use, slider',
  points: 'Points to use',
  count: pointsOf,
  notWhole: 'Please enter a whole number of points',
  useAll: 'Use all',
  takesOff: (amount) => `${amount} off`,
};
