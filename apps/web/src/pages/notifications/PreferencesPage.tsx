import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useNotificationPreferences } from '@mall/hooks';
import type { NotificationTopic } from '@mall/sdk';
import { Heading, Stack, Switch, Text } from '@mall/ui';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { PushSwitch } from '../../components/notifications/PushSwitch';
import { isInApp } from '../../embedding/nativeApp';
import { noticeSettingMessages } from '../../messages/zh-TW/noticeSettings';

type Name = keyof typeof noticeSettingMessages;

const TOPICS: readonly (readonly [NotificationTopic, Name, Name])[] = [
  ['comment', 'Comments', 'When someone comments on your post'],
  ['like', 'Likes', 'When someone likes your post; several likes make one notification'],
  ['restock', 'Back in stock', 'When a product you are waiting for is back'],
  ['news', 'News and offers', 'Seasonal products, offers and events'],
];

/** `/member/notifications`: the topics of the member's notifications. */
export default function PreferencesPage() {
  const t = useMessages(noticeSettingMessages);
  const { fail } = useToasts();
  const wanted = useNotificationPreferences({ onFailed: fail });
  return (
    <MemberPage
      title={t('Notification settings')}
      lead={t('Changes take effect immediately; earlier notifications stay in the list.')}
    >
      <LoadedCard query={wanted} failed={t('The settings could not be loaded')} height={420}>
        {(on) => (
          <Stack gap={4}>
            <Stack gap={1}>
              <Heading level={2} size="lg">
                {t('Shop and community')}
              </Heading>
              {TOPICS.map(([topic, name, hint]) => (
                <Switch
                  key={topic}
                  label={t(name)}
                  hint={t(hint)}
                  checked={on[topic]}
                  onCheckedChange={(checked) => wanted.set(topic, checked)}
                />
              ))}
            </Stack>
            {!isInApp() && (
              <Stack gap={1}>
                <Heading level={2} size="lg">
                  {t('On this device')}
                </Heading>
                <PushSwitch />
              </Stack>
            )}
            <Stack gap={1}>
              <Heading level={2} size="lg">
                {t('Orders and account')}
              </Heading>
              <Text tone="muted" size="sm">
                {t('We always notify you about payments, deliveries, refunds and our replies.')}
              </Text>
            </Stack>
          </Stack>
        )}
      </LoadedCard>
    </MemberPage>
  );
}
