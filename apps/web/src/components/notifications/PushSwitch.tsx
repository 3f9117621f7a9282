import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Switch } from '@mall/ui';
import { noticeSettingMessages } from '../../messages/zh-TW/noticeSettings';
import { usePushOnDevice } from './usePushOnDevice';

const HINTS = {
  unsupported:
    'This browser cannot show them. On an iPhone, add the shop to the home screen first.',
  blocked: 'You have blocked them: allow notifications in the settings of your browser.',
  off: 'So that you hear of a parcel while the shop is closed; only the title is shown.',
  on: 'So that you hear of a parcel while the shop is closed; only the title is shown.',
} as const;

/** Turns push messages on this device on and off. */
export function PushSwitch() {
  const t = useMessages(noticeSettingMessages);
  const { fail } = useToasts();
  const { state = 'off', turn } = usePushOnDevice();
  return (
    <Switch
      label={t('Notices on this device')}
      hint={t(HINTS[state])}
      checked={state === 'on'}
      disabled={turn.isPending || state === 'unsupported' || state === 'blocked'}
      onCheckedChange={(on) => turn.mutate(on, { onError: fail })}
    />
  );
}
