import type { SocialProvider } from '@mall/sdk/social';

/** The providers' brand names, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  line: 'LINE',
  facebook: 'Facebook',
};
