import { createMall } from '@mall/sdk';

/** Where the mall is; it lists this app's origin in STOREFRONT_ORIGINS. */
export const mallUrl = process.env['MALL_URL'] ?? 'http://localhost:3000';

/** A client for one request: without a token, so what it reads anybody may see. */
export const guestMall = () => createMall({ baseUrl: mallUrl });
