import { useStore } from 'zustand';
import { consent } from './consent';
import { ConsentCard } from './ConsentCard';
import type { ReportedRoute } from './pageView';
import { useAnalyticsSettings } from './useAnalyticsSettings';
import { usePageViews } from './usePageViews';

export interface AnalyticsProps {
  readonly route: ReportedRoute;
  /** Whether the page has room for the consent card. */
  readonly mayAsk: boolean;
}

/** Runs the shop's analytics, after the visitor's consent if the shop asks for it (spec §3, §9). */
export function Analytics({ route, mayAsk }: AnalyticsProps) {
  const settings = useAnalyticsSettings();
  const { answer } = useStore(consent);
  const isAllowed = settings !== null && (!settings.asksConsent || answer === 'yes');
  usePageViews(route, isAllowed ? settings.codes : null);
  return settings?.asksConsent && answer === null && mayAsk ? <ConsentCard /> : null;
}
