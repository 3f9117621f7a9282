import type { Provider } from './attempt';

/** What each provider calls itself, in any language. */
export const providerNames: Readonly<Record<Provider, string>> = {
  line: 'LINE',
  facebook: 'Facebook',
};
