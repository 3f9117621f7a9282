import type { Endpoint } from '../core/endpoint';
import type { FailureName } from './failure-codes';
import type { DomainName, EndpointName } from './paths';

type Refusals = {
  readonly [D in DomainName]?: { readonly [K in EndpointName<D>]?: readonly FailureName[] };
};

const PICTURE = ['mediaUnsupported', 'mediaTooManyPixels', 'mediaTooSmall', 'mediaBroken'] as const;
const MEDIA = [...PICTURE, 'mediaTooLarge', 'videoTooLong'] as const;
const POST_PARTS = ['groupUnknown', 'productGone', 'mediaGone'] as const;
const PASSWORD = ['passwordWrong', 'signInBlocked'] as const;
const CART_LINE = [
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

/** The failures of single calls, in addition to those of their kind ({@link refusalsOf}). */
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
    saveProfile: [...PASSWORD, 'signInAgain', 'returnUnknown'],
    saveAvatar: PICTURE,
    changePassword: [...PASSWORD, 'returnUnknown'],
    endSessions: ['notFound'],
    deleteAccount: [...PASSWORD, 'signInAgain', 'accountHasOpenOrders'],
  },
  addresses: {
    save: ['notFound', 'addressUnknown', 'tooManyAddresses'],
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
    create: [...POST_PARTS, 'tooManyPosts'],
    update: ['notFound', ...POST_PARTS],
    delete: ['notFound'],
    uploadMedia: MEDIA,
  },
  cart: {
    list: ['cartLayerWrong'],
    add: CART_LINE,
    update: [...CART_LINE, 'cartLineGone'],
    delete: ['cartLayerWrong', 'cartLineGone'],
  },
  checkout: {
    shippingMethods: ['cartLayerWrong'],
    chooseShipping: ['cartLayerWrong', ...DESTINATION],
    paymentMethods: ['cartLayerWrong'],
    pay: PAY,
    payRedirect: PAY,
    fee: ['cartLayerWrong'],
    repayPreview: ['orderNotPayable'],
    repayShipping: ['orderNotPayable', ...DESTINATION],
    repay: ['orderNotPayable', 'paymentUnavailable', 'returnUnknown'],
    repayRedirect: ['orderNotPayable', 'paymentUnavailable', 'returnUnknown'],
  },
  orders: {
    saveTransfer: ['notFound', 'orderNotTransfer', 'orderNotPayable'],
    refund: ['notFound', 'orderMoveRefused'],
    move: ['notFound', 'orderMoveRefused', 'joinedUnpaid', 'refundFailed', 'refundUnknown'],
    sendMessage: ['notFound', 'tooManyOrderMessages'],
  },
  chat: { uploadMedia: ['notFound', ...MEDIA] },
};

/**
 * Returns every failure of a call. Not part of {@link ./contract.ts}, so that a browser does not
 * load it with every form.
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

/** Returns the failures of every call of its kind. */
function general(endpoint: Endpoint): readonly FailureName[] {
  const { access, method, params, typedParams = [], query, body, files, idempotent } = endpoint;
  const names = Object.keys(params?.shape ?? {});
  const rules: readonly (readonly [boolean, readonly FailureName[]])[] = [
    [true, ['malformed', 'tooManyRequests', 'serverFault', 'unavailable', 'storageFull']],
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
