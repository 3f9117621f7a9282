import type { Endpoint } from './endpoint';
import type { FailureName } from './failure-codes';
import type { DomainName, EndpointName } from './paths';

type Refusals = {
  readonly [D in DomainName]?: { readonly [K in EndpointName<D>]?: readonly FailureName[] };
};

const PICTURE = ['mediaUnsupported', 'mediaTooManyPixels', 'mediaTooSmall', 'mediaBroken'] as const;
const MEDIA = [...PICTURE, 'mediaTooLarge', 'videoTooLong'] as const;
const POST_PARTS = ['groupUnknown', 'productGone', 'mediaGone'] as const;
const PASSWORD = ['passwordWrong', 'signInBlocked'] as const;
const GOODS = [
  'cartLayerWrong',
  'productGone',
  'soldOut',
  'stockShort',
  'addOnNeedsParent',
] as const;
const COUPON = ['couponUnknown', 'couponUnusable'] as const;
const DESTINATION = ['shippingUnavailable', 'addressUnknown', 'storeMissing'] as const;
const PAY = [
  'cartLayerWrong',
  'cartEmpty',
  'cartLineUnbuyable',
  'shippingMissing',
  'shippingUnavailable',
  'storeMissing',
  'totalChanged',
  'paymentUnavailable',
  'returnUnknown',
] as const;

/** What single calls may be refused with, beside what follows from their kind ({@link refusalsOf}). */
const ownRefusals: Refusals = {
  auth: {
    login: [
      'captchaWrong',
      'signInFailed',
      'signInBlocked',
      'confirmationNeeded',
      'providerRefused',
      'providerUnavailable',
      'emailNeeded',
      'returnUnknown',
    ],
    startSocial: ['returnUnknown', 'providerUnavailable', 'signInBlocked'],
    finishSocial: ['providerRefused'],
    register: ['captchaWrong', 'returnUnknown'],
    activate: ['linkExpired', 'emailTaken'],
    resend: ['captchaWrong', 'returnUnknown'],
    restoreEmail: ['linkExpired', 'emailTaken'],
    forgetMail: ['captchaWrong', 'returnUnknown'],
    resetPassword: ['linkExpired'],
  },
  members: {
    storeProfile: [...PASSWORD, 'signInAgain', 'returnUnknown'],
    storeAvatar: PICTURE,
    storePassword: [...PASSWORD, 'returnUnknown'],
    endSessions: ['notFound'],
    destroy: [...PASSWORD, 'signInAgain', 'accountHasOpenOrders'],
  },
  addresses: {
    store: ['notFound', 'addressUnknown', 'tooManyAddresses'],
    delete: ['notFound'],
  },
  points: { apply: ['cartLayerWrong', 'pointsShort'] },
  coupons: {
    forCart: ['cartLayerWrong'],
    claim: COUPON,
    apply: ['cartLayerWrong', ...COUPON],
  },
  products: {
    detail: ['productGone'],
    collect: ['notFound', 'productGone'],
    wait: ['notFound', 'productGone', 'tooManyWaits'],
  },
  articles: {
    comment: ['notFound', 'tooManyComments'],
    collect: ['notFound'],
    like: ['notFound'],
    report: ['notFound', 'tooManyReports'],
    store: [...POST_PARTS, 'tooManyPosts'],
    update: ['notFound', ...POST_PARTS],
    delete: ['notFound'],
    storeMedia: MEDIA,
  },
  cart: {
    list: ['cartLayerWrong'],
    add: GOODS,
    update: [...GOODS, 'cartLineGone'],
    delete: ['cartLayerWrong', 'cartLineGone'],
  },
  checkout: {
    shippingMethods: ['cartLayerWrong'],
    chooseShipping: ['cartLayerWrong', ...DESTINATION],
    paymentMethods: ['cartLayerWrong'],
    pay: PAY,
    payRedirect: PAY,
    fee: ['cartLayerWrong'],
    previewAgain: ['orderNotPayable'],
    shipAgain: ['orderNotPayable', ...DESTINATION],
    payAgain: ['orderNotPayable', 'paymentUnavailable', 'returnUnknown'],
    payAgainRedirect: ['orderNotPayable', 'paymentUnavailable', 'returnUnknown'],
  },
  orders: {
    store: ['notFound', 'orderNotTransfer', 'orderNotPayable'],
    refund: ['notFound', 'orderMoveRefused'],
    move: ['notFound', 'orderMoveRefused', 'joinedUnpaid', 'refundFailed', 'refundUnknown'],
    storeMessage: ['notFound', 'tooManyOrderMessages'],
  },
  chat: { storeMedia: ['notFound', ...MEDIA] },
};

/**
 * Everything that a call may be refused with. Not part of {@link ./contract.ts}, because it would be bytes of
 * every form that a browser loads.
 *
 * @example
 * refusalsOf('cart', 'delete', contract.cart.delete) // ['unauthenticated', …, 'cartLineGone']
 */
export function refusalsOf(
  domain: DomainName,
  name: string,
  endpoint: Endpoint,
): readonly FailureName[] {
  const own: Readonly<Record<string, readonly FailureName[]>> = ownRefusals[domain] ?? {};
  return [...new Set([...general(endpoint), ...(own[name] ?? [])])];
}

/** What every call of its kind may be refused with. */
function general(endpoint: Endpoint): readonly FailureName[] {
  const { access, method, params, typedParams = [], query, body, files, idempotent } = endpoint;
  const names = Object.keys(params?.shape ?? {});
  const rules: readonly (readonly [boolean, readonly FailureName[]])[] = [
    [true, ['malformed', 'tooManyRequests', 'serverFault', 'unavailable']],
    [method === 'POST', ['originUnknown', 'csrfMismatch', 'tooLarge', 'tooSlow']],
    [access !== 'guest', ['unauthenticated']],
    [access !== 'guest' && access !== 'member', ['forbidden']],
    [names.some((each) => !typedParams.includes(each)), ['notFound']],
    [typedParams.length > 0 || [query, body, files].some(Boolean), ['invalidFields']],
    [files !== undefined, ['mediaEmpty']],
    [idempotent === true, ['idempotencyKeyReused']],
  ];
  return rules.flatMap(([applies, failures]) => (applies ? failures : []));
}
