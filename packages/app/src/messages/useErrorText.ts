import { errorText } from '@mall/sdk';
import { useCurrentLanguage } from './useCurrentLanguage';

/**
 * Returns the SDK's `errorText` in the language of the site.
 *
 * @example
 * const errorText = useErrorText();
 * toast(errorText(error));
 */
export function useErrorText(): (error: unknown) => string {
  const language = useCurrentLanguage();
  return (error) => errorText(error, language);
}
