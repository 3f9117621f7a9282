import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Switch } from '@mall/ui';
import { noticeSettingMessages } from '../../messages/zh-TW/noticeSettings';
import { usePushOnDevice } from './usePushOnDevice';

const HINTS = {
  unsupported:
    'This browser does not support push notifications. On an iPhone, add the shop to your home screen first.',
  blocked: 'You have blocked notifications. Allow them in your browser settings.',
  off: 'Get updates about your parcels even when the shop is closed. Only the title is shown.',
  on: 'Get updates about your parcels even when the shop is closed. Only the title is shown.',
} as const;

/** Turns push messages on this device on and off. */
export function PushSwitch() {
  const t = useMessages(noticeSettingMessages);
  const { fail } = useToasts();
  const { state = 'off', turn } = usePushOnDevice();
  return (
    <Switch
      label={t('Push notifications')}
      hint={t(HINTS[state])}
      checked={state === 'on'}
      disabled={turn.isPending || state === 'unsupported' || state === 'blocked'}
      onCheckedChange={(on) => turn.mutate(on, { onError: fail })}
    />
  );
}
