import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useOrders, useProfile, useSession } from '@mall/hooks';
import { Avatar, Button, Card, Inline, Skeleton, Stack, Text } from '@mall/ui';
import { useReducer } from 'react';
import { Link } from 'react-router-dom';
import { MemberNav } from '../../components/members/MemberNav';
import { MemberPage } from '../../components/members/MemberPage';
import { Cards, OnPhone } from '../../components/members/MemberPage.styles';
import { useLatestNotices } from '../../components/notifications/useLatestNotices';
import { to } from '../../paths/paths';
import { memberMessages } from '../../messages/zh-TW/members';
import { Benefits } from './Benefits';
import { NoOrders } from './NoOrders';
import { Notices } from './Notices';
import { OrderTiles } from './OrderTiles';
import { UnpaidOrders } from './UnpaidOrders';

/** `/member`: the member's orders, unpaid orders, expiring benefits, notifications, and links to all other pages. */
export default function OverviewPage() {
  const t = useMessages(memberMessages);
  const session = useSession();
  const profile = useProfile().data ?? session?.profile;
  const all = useOrders('all');
  const unpaid = useOrders('unpaid');
  const latest = useLatestNotices();
  const [attempt, remount] = useReducer((count: number) => count + 1, 0);
  function retry(): void {
    all.refetch();
    unpaid.refetch();
    latest.retry();
    // The other cards fetch their data when they mount.
    remount();
  }
  return (
    <MemberPage isOverview title={t('My account')}>
      <Cards style={{ alignItems: 'stretch' }}>
        {profile && (
          <Card style={{ display: 'grid', alignItems: 'center' }}>
            <Inline gap={3} wrap={false}>
              <Avatar size="lg" name={profile.name} src={profile.avatar} />
              <Stack gap={1} style={{ flex: 1, minWidth: 0 }}>
                <Text strong size="lg" clamp={2}>
                  {t('Hello, {0}', profile.name)}
                </Text>
                <Text size="sm" tone="muted">
                  {profile.group_name}
                </Text>
              </Stack>
              <Button asChild size="sm" variant="secondary" style={{ flex: 'none' }}>
                <Link to={to.member.profile()} aria-label={t('Edit profile')}>
                  {t('Change')}
                </Link>
              </Button>
            </Inline>
          </Card>
        )}
        <Benefits key={attempt} />
      </Cards>
      <OrderTiles key={attempt} />
      {/* Each of them may be absent: reserve their space to avoid layout shifts. */}
      {[all.status, unpaid.status].includes('pending') || latest.isPending ? (
        <div aria-busy>
          <Skeleton shape="box" height={320} />
        </div>
      ) : (
        <>
          {unpaid.error && unpaid.items.length === 0 && (
            <Card>
              <QueryFailure
                query={{ error: unpaid.error, refetch: retry }}
                title={t('Your account could not be loaded')}
              />
            </Card>
          )}
          {all.totalCount === 0 && <NoOrders />}
          <Cards>
            <UnpaidOrders orders={unpaid.items} total={unpaid.totalCount ?? 0} />
            <Notices notices={latest.notices} />
          </Cards>
          <OnPhone>
            <Card>
              <MemberNav withoutOverview />
            </Card>
          </OnPhone>
        </>
      )}
    </MemberPage>
  );
}
