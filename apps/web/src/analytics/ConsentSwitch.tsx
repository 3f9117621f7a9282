import { useMessages } from '@mall/app/messages';
import { Switch } from '@mall/ui';
import { useStore } from 'zustand';
import { analyticsMessages } from '../messages/zh-TW/analytics';
import { answerConsent, consent } from './consent';
import { hasTags } from './tags';
import { useAnalyticsSettings } from './useAnalyticsSettings';

/** Changes the visitor's answer; renders nothing if the shop does not ask, or has not asked yet. */
export function ConsentSwitch() {
  const t = useMessages(analyticsMessages);
  const settings = useAnalyticsSettings();
  const { answer } = useStore(consent);
  if (!settings?.asksConsent || answer === null) return null;
  return (
    <Switch
      label={t('Measuring visits')}
      checked={answer === 'yes'}
      onCheckedChange={(on) => {
        answerConsent(on ? 'yes' : 'no');
        // Loaded scripts can be removed only by reloading the page.
        if (!on && hasTags()) location.reload();
      }}
    />
  );
}
