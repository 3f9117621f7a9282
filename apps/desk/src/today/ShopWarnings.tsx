import { useMessages } from '@mall/app/messages';
import { Alert } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { todayMessages } from '../messages/zh-TW/today';
import { useStaff } from '../staff/StaffContext';

/** What an owner should have changed on the server. Nothing while it loads or fails: it is no work of the day. */
export function ShopWarnings() {
  const t = useMessages(todayMessages);
  const { settings } = useStaff();
  const { data: warnings } = useQuery({
    queryKey: ['settings', 'warnings'],
    queryFn: () => settings.warnings(),
    staleTime: Infinity,
  });
  if (!warnings?.includes('databaseOwner')) return null;
  return (
    <Alert tone="warning" title={t('The database could be protected better')}>
      {t(
        'The server uses the user who owns the tables. The operator should give it a user of its own: docs/operations.md tells how.',
      )}
    </Alert>
  );
}
