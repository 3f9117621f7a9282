import type { Provider } from './attempt';

/** The providers' brand names, the same in every language. */
export const providerNames: Readonly<Record<Provider, string>> = {
  line: 'LINE',
  facebook: 'Facebook',
};
