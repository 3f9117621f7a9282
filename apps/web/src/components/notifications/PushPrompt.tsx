import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { browserStorage } from '@mall/sdk';
import { Button, Card, Heading, Inline, Stack, Text } from '@mall/ui';
import { useState } from 'react';
import { noticeSettingMessages } from '../../messages/zh-TW/noticeSettings';
import { usePushOnDevice } from './usePushOnDevice';

/** Set after an answer, so that this device is asked once; the settings have the switch. */
const ANSWERED = 'mall.push-asked';

/**
 * Offers push messages after an order or a first chat message. Renders nothing if they are on, unsupported or already
 * answered.
 */
export function PushPrompt() {
  const t = useMessages(noticeSettingMessages);
  const { succeed, fail } = useToasts();
  const { state, turn } = usePushOnDevice();
  const [isAnswered, setAnswered] = useState(() => browserStorage().getItem(ANSWERED) !== null);
  if (isAnswered || state !== 'off') return null;
  function close(): void {
    browserStorage().setItem(ANSWERED, '1');
    setAnswered(true);
  }
  async function accept(): Promise<void> {
    try {
      if ((await turn.mutateAsync(true)) === 'on')
        succeed(t('Notifications are on for this device'));
      close();
    } catch (error) {
      fail(error);
    }
  }
  return (
    <Card as="section">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="lg">
            {t('Shall we let you know when your parcel ships?')}
          </Heading>
          <Text tone="muted" size="sm">
            {t('We show a notification with its title only. You can turn it off at any time.')}
          </Text>
        </Stack>
        <Inline gap={3}>
          <Button size="sm" loading={turn.isPending} onClick={() => void accept()}>
            {t('Yes, notify me')}
          </Button>
          <Button size="sm" variant="quiet" onClick={close}>
            {t('Not now')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
