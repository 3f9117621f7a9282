/** The viewport of a picture, in px. */
interface Screen {
  width: number;
  /** Height of an overlay; undefined for the height of the content. */
  height?: number;
}

const CARD: Screen = { width: 440 };
const WIDE: Screen = { width: 800 };
const OVER: Screen = { width: 480, height: 480 };

const on = (screen: Screen, ids: readonly string[]) =>
  ids.map((id): [string, Screen] => [id, screen]);

/**
 * The stories whose pictures are compared with those in `taken`, light and dark: the basic
 * components, and the most visible cards. None that animates, loads, or shows the time.
 */
export const compared: ReadonlyMap<string, Screen> = new Map([
  ...on(CARD, [
    'kit-button--primary',
    'kit-button--secondary',
    'kit-button--danger',
    'kit-badge--on-icon',
    'kit-link--in-text',
    'kit-alert--success',
    'kit-alert--warning',
    'kit-alert--danger',
    'kit-field--with-hint',
    'kit-field--with-error',
    'kit-checkbox--with-hint',
    'kit-switch--on',
    'kit-select--default',
    'kit-stepper--default',
    'kit-slider--default',
    'kit-segmentedcontrol--words',
    'kit-tabs--default',
    'kit-progress--halfway',
    'kit-radiogroup--cards',
    'kit-timeline--underway',
    'kit-emptystate--default',
    'kit-errorstate--default',
    'kit-disclosure--open',
    'products-price--on-sale',
    'cart-cartline--normal',
    'cart-cartline--problem',
    'cart-freeshippingprogress--on-the-way',
    'orders-ordertotals--default',
    'orders-ordercard--pending',
    'orders-paymentslip--atm',
    'orders-paymentslip--barcodes',
    'articles-postcard--three-pictures',
    'notifications-notificationitem--unread',
  ]),
  ...on(WIDE, [
    'kit-button--sizes',
    'kit-iconbutton--variants',
    'kit-chip--several',
    'kit-steps--second',
  ]),
  ...on({ width: 280 }, ['products-productcard--on-sale', 'products-productcard--sold-out']),
  ...on(OVER, ['kit-dialog--default', 'kit-confirmdialog--danger', 'kit-drawer--bottom-sheet']),
]);
