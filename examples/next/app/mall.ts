import { createMall } from '@mall/sdk';

/** The mall's URL; the mall lists this app's origin in STOREFRONT_ORIGINS. */
export const mallUrl = process.env['MALL_URL'] ?? 'http://localhost:3000';

/** Creates a client for one request, without a token: it reads only public data. */
export const guestMall = () => createMall({ baseUrl: mallUrl });
