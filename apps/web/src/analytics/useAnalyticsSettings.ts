import { analyticsCodes, type AnalyticsCodes } from '@mall/contract';
import { useConfigs } from '@mall/hooks';
import { useMemo } from 'react';

/** The shop's analytics ids, and whether it asks for consent; null if it has none. */
export function useAnalyticsSettings(): {
  readonly codes: AnalyticsCodes;
  readonly asksConsent: boolean;
} | null {
  const common = useConfigs().data?.common;
  return useMemo(() => {
    const codes = common && analyticsCodes(common);
    if (!codes || (codes.ga ?? codes.gtm) === null) return null;
    return { codes, asksConsent: common.analytics_consent === '1' };
  }, [common]);
}
