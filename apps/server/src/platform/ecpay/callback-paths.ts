/** Where ECPay's server posts the result of a payment. */
export const CALLBACK_PATH = '/api/payment/ecpay/callback';
/** Where ECPay's server posts an issued code. */
export const CODE_PATH = '/api/payment/ecpay/code';
/** Where the shopper's browser comes back with either. */
export const RETURN_PATH = '/api/payment/ecpay/return';
