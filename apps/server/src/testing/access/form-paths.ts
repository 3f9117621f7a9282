/**
 * Paths outside of the contract that take forms without a token: of the gateway, the store map, and, in a demo shop,
 * of the sandbox and the simulated providers.
 */
export const formPaths = [
  '/api/payment/ecpay/callback',
  '/api/payment/ecpay/code',
  '/api/payment/ecpay/return',
  '/api/payment/ecpay/map',
  '/sandbox/payment',
  '/sandbox/payment/result',
  '/sandbox/payment/code',
  '/sandbox/payment/cancel',
  '/sandbox/payment/query',
  '/sandbox/counter/pay',
  '/sandbox/map',
  '/stand-in/line/authorize',
  '/stand-in/line/token',
  '/stand-in/line/verify',
  '/stand-in/facebook/authorize',
] as const;
