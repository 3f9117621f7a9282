import { useMessages, useTimeText } from '@mall/app/messages';
import { useToasts, useDialogs } from '@mall/app/overlays';
import { useSessions } from '@mall/hooks';
import type { MemberSession } from '@mall/sdk';
import { Button, Inline, Stack, Text } from '@mall/ui';
import { MonitorSmartphone } from 'lucide-react';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { memberMessages } from '../../messages/zh-TW/members';
import { Row, Rows } from '../../components/members/Rows';

type Which = number | 'others' | 'all';

/** `/member/sessions`: the devices that the member is signed in on, with sign-out. */
export default function SessionsPage() {
  const t = useMessages(memberMessages);
  const { succeed, fail } = useToasts();
  const { askConfirmation } = useDialogs();
  const sessions = useSessions();
  const { end } = sessions;
  const ending = end.isPending ? end.variables : undefined;

  async function signOut(which: Which, message: string): Promise<void> {
    try {
      await end.mutateAsync(which);
      succeed(message);
    } catch (error) {
      fail(error);
    }
  }
  async function signOutEverywhere(): Promise<void> {
    const isSure = await askConfirmation({
      title: t('Sign out of all devices?'),
      text: t('This includes the device you are using; you will have to sign in again.'),
      confirm: t('Sign out everywhere'),
      cancel: t('Cancel'),
    });
    // The site shows the message that the session has ended.
    if (isSure) await end.mutateAsync('all').catch(fail);
  }

  return (
    <MemberPage
      title={t('Devices')}
      lead={t('Do you see a device that is not yours? Sign it out and change your password.')}
    >
      <LoadedCard query={sessions} failed={t('Your devices could not be loaded')} height={220}>
        {(list) => (
          <Stack gap={4}>
            <Rows aria-label={t('Devices')}>
              {list.map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  isEnding={ending === session.id}
                  onEnd={() => void signOut(session.id, t('Device signed out'))}
                />
              ))}
            </Rows>
            <Inline gap={3}>
              {list.length > 1 && (
                <Button
                  variant="secondary"
                  loading={ending === 'others'}
                  onClick={() => void signOut('others', t('Other devices signed out'))}
                >
                  {t('Sign out all other devices')}
                </Button>
              )}
              <Button
                variant={list.length > 1 ? 'quiet' : 'secondary'}
                loading={ending === 'all'}
                onClick={() => void signOutEverywhere()}
              >
                {t('Sign out everywhere')}
              </Button>
            </Inline>
          </Stack>
        )}
      </LoadedCard>
    </MemberPage>
  );
}

interface DeviceProps {
  readonly session: MemberSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const t = useMessages(memberMessages);
  const timeText = useTimeText();
  const { device_name, create_time, seen_time, is_current } = session;
  return (
    <Row>
      <Inline gap={3} wrap={false} style={{ minWidth: 0 }}>
        <MonitorSmartphone aria-hidden style={{ flex: 'none' }} />
        <Stack gap={0} style={{ minWidth: 0 }}>
          <Text strong style={{ overflowWrap: 'anywhere' }}>
            {device_name}
          </Text>
          <Text size="sm" tone="muted">
            {t('Last used {0}', timeText(seen_time))}
          </Text>
          <Text size="sm" tone="muted">
            {t('Signed in {0}', timeText(create_time))}
          </Text>
        </Stack>
      </Inline>
      {is_current ? (
        <Text size="sm" tone="fresh" strong>
          {t('This device')}
        </Text>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          loading={isEnding}
          aria-label={t('Sign out {0}', device_name)}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )}
    </Row>
  );
}
