import { useMessages, useRelativeTime, useTimeText } from '@mall/app/messages';
import { useDialogs, useToasts } from '@mall/app/overlays';
import { QueryState } from '@mall/app/queries';
import type { SignedInDevice } from '@mall/sdk/staff';
import { Button, Inline, Skeleton, Stack, Text } from '@mall/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { accountMessages } from '../messages/zh-TW/account';
import { Tag } from '../page/Tag';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { devicesQuery } from './queries';
import { Row } from './Row';
import { Section } from './Section';

/** Where the colleague is signed in to the desk, with a way to sign out elsewhere. */
export function DevicesSection() {
  const t = useMessages(accountMessages);
  const { askConfirmation } = useDialogs();
  const devices = useQuery(devicesQuery(useStaff()));
  const end = useEndSessions();
  const others = devices.data?.filter((device) => !device.is_current) ?? [];

  async function ask(): Promise<void> {
    const isSure = await askConfirmation({
      title: t('Sign out on all other devices?'),
      text: t('What is typed there and not saved is lost.'),
      confirm: t('Sign out'),
      cancel: t('Cancel'),
    });
    if (isSure) end('others');
  }

  return (
    <Section
      title={t('Signed-in devices')}
      action={
        others.length > 1 && (
          <Button size="sm" variant="secondary" startIcon={<LogOut />} onClick={() => void ask()}>
            {t('Sign out on all others')}
          </Button>
        )
      }
    >
      <Text tone="muted">
        {t('If you do not know one of them, sign out there and change your password.')}
      </Text>
      <QueryState
        query={devices}
        titleAs="h3"
        failed={t('The devices could not be loaded')}
        skeleton={<Skeleton lines={3} />}
      >
        {(list) => (
          <Stack as="ul" gap={0} aria-label={t('Signed-in devices')}>
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => end(device.id)} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Section>
  );
}

/** Returns a function that ends one session by its id, or all others. */
function useEndSessions(): (which: number | 'others') => void {
  const t = useMessages(accountMessages);
  const staff = useStaff();
  const client = useQueryClient();
  const { succeed, fail } = useToasts();
  const { mutate } = useDeskMutation(
    (which: number | 'others') => staff.session.end(which),
    (left) => client.setQueryData(devicesQuery(staff).queryKey, left),
  );
  return (which) =>
    mutate(which, { onSuccess: () => succeed(t('Signed out there')), onError: fail });
}

interface DeviceRowProps {
  readonly device: SignedInDevice;
  readonly onEnd: () => void;
}

function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const t = useMessages(accountMessages);
  const timeText = useTimeText();
  const relativeTime = useRelativeTime();
  const { device_name, network, create_time, seen_time, is_current } = device;
  const name = device_name || t('Unknown device');
  return (
    <Row>
      <MonitorSmartphone aria-hidden />
      <Stack gap={0} style={{ flex: '1 1 200px' }}>
        <Inline as="span" gap={2}>
          <Text as="span" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {is_current && <Tag>{t('This device')}</Tag>}
        </Inline>
        <Inline as="span" gap={2}>
          <Text as="span" size="sm" tone="muted">
            {network}
          </Text>
          <Text as="span" size="sm" tone="muted" style={{ whiteSpace: 'nowrap' }}>
            {t('signed in {0}', timeText(create_time))}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {t('last used {0}', relativeTime(seen_time))}
          </Text>
        </Inline>
      </Stack>
      {!is_current && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('Sign out on {0}', `${name} ${network}`)}
          onClick={onEnd}
        >
          {t('Sign out on this device')}
        </Button>
      )}
    </Row>
  );
}
