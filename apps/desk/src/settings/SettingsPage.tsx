import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { Link, Text } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/zh-TW/settings';
import { Page } from '../page/Page';
import { useStaff } from '../staff/StaffContext';
import { settingsQuery } from './queries';
import { SettingsForm } from './SettingsForm';

/** `/desk/settings`: what members get by email, and the hours of the customer service. */
export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  const settings = useQuery(settingsQuery(useStaff()));
  return (
    <Page
      title={t('Settings')}
      lead={t('What members get by e-mail, and when the chat shows the shop as online.')}
    >
      <QueryState query={settings} failed={t('The settings could not be loaded')} skeleton={420}>
        {(saved) => <SettingsForm saved={saved} />}
      </QueryState>
      <Text size="sm" tone="muted">
        {t('Connect a program to the desk:')}{' '}
        <Link href="/api/staff/docs" target="_blank">
          {t('Documentation of the API')}
        </Link>
      </Text>
    </Page>
  );
}
