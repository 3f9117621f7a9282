/** Maximum bytes of a JSON body, unless its endpoint names another maximum. */
export const JSON_BYTES = 64 * 1024;

/**
 * Maximum bytes of a body outside of the contract, such as a payment callback. Nobody signs in to send one, so it
 * has to be cheap to read. The largest genuine form, a payment with its item names, has 4 KB.
 */
export const UNSIGNED_BYTES = 16 * 1024;

/** Maximum fields of a form; a payment callback of ECPay has about 20. */
export const FORM_FIELDS = 60;
