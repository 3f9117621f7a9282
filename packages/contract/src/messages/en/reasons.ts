import { formatTime } from '../format-time';
import { money } from '../money';
import type { ReasonMessages } from '../reasons';
import { temperatures, weekdays } from './terms';

/** Reasons why something is unavailable. */
export const reasons: ReasonMessages = {
  couponNotYet: ({ day }) => `It begins on ${formatTime(day, weekdays)}`,
  couponOver: () => 'It has expired',
  couponUsedUp: () => 'All of them have been used',
  couponUsed: () => 'It has been used',
  couponClaimed: () => 'You have had this coupon already',
  couponOtherLayer: ({ layer }) => `Only for ${temperatures[layer].toLowerCase()} goods`,
  couponMinimum: ({ minimum, short }) => `From ${money(minimum)} of goods, ${money(short)} to go`,
  couponNothingOff: () => 'There is nothing left to take off',
  couponFreeAnyway: () => 'Shipping is free already',
  couponAlone: () => 'It does not go with other coupons',
  couponShippingTwice: () => 'One coupon for shipping an order',
  couponTwice: () => 'One of a kind an order',

  layerPaused: () => 'the shop does not sell at this temperature right now',
  shippingNotOffered: () => 'it is not offered for this cart',
  storesWithoutLayer: () => 'Stores do not keep goods at this temperature',
  goodsTooDear: ({ limit }) => `It takes goods of up to ${money(limit)}`,
  storeTooBulky: ({ names }) => `Too large or heavy for a store: ${names.join(', ')}`,
  storeTooSlow: ({ names }) =>
    `Does not keep until it is picked up at a store: ${names.join(', ')}`,
  noIslands: () => 'It does not go to outlying islands',

  paymentNotOffered: () => 'it is not offered',
  totalTooLarge: () => 'The total is too large, please order in parts',
  cardsPaused: () => 'Card payments are paused',
  paymentPaused: () => 'It is paused',
  amountBelow: ({ least }) => `The least amount for this method is ${money(least)}`,
  amountAbove: ({ most }) => `The largest amount for this method is ${money(most)}`,
  tooLateForDays: () => 'Less than a day is left to pay',
  tooLateForCounter: () => 'The time is nearly up',
  unpaidOrders: ({ most }) => `${most} of your orders are not paid yet; pay or cancel them first`,
};
