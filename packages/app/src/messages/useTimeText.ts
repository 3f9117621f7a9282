import { timeText, type TimeTextOptions } from '@mall/sdk/time';
import { useCallback } from 'react';
import { useCurrentLanguage } from './useCurrentLanguage';

/**
 * Returns the SDK's `timeText` in the language of the site.
 *
 * @example
 * const timeText = useTimeText();
 * timeText('2026-11-22 07:10:24') // '11/22（日）07:10'
 */
export function useTimeText(): (time: string, options?: Pick<TimeTextOptions, 'year'>) => string {
  const language = useCurrentLanguage();
  return useCallback((time, options) => timeText(time, { ...options, language }), [language]);
}
