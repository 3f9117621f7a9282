import { RouteError } from '@mall/app/errors';
import { useMessages, useTimeText } from '@mall/app/messages';
import { useNotification } from '@mall/hooks';
import { isMallError, type Notification } from '@mall/sdk';
import { Button, Heading, Inline, NotificationIcon, Stack, Text } from '@mall/ui';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { Missing } from '../../components/missing/Missing';
import { NoticeIcon, toneOf } from '../../components/notifications/NoticeIcon';
import { targetHref } from '../../components/notifications/targetHref';
import { to } from '../../paths/paths';
import { noticeMessages } from '../../messages/zh-TW/notices';
import { PageTitle } from '../../navigation/PageTitle';

const WAYS = {
  order: 'View order',
  article: 'See the post',
  product: 'View product',
  chat: 'Open the chat',
  page: 'Take a look',
} as const;

/** `/notification/:id`: one notification, marked as read on opening, and its link. */
export default function NotificationPage() {
  const t = useMessages(noticeMessages);
  const { pathname } = useLocation();
  const id = matchPath('/notification/:id', pathname)?.params.id ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new RouteError(404);
  const query = useNotification(Number(id));
  if (isMallError(query.error, 'notFound')) {
    return (
      <>
        <PageTitle>{t('Notification not found')}</PageTitle>
        <Missing
          title={t('Notification not found')}
          text={t('It may have been deleted, or it belongs to another account.')}
          way={{ label: t('Back to notifications'), href: to.notifications() }}
        />
      </>
    );
  }
  return (
    <MemberPage title={t('Notifications')}>
      <LoadedCard query={query} failed={t('This notification could not be loaded')} height={220}>
        {(notice) => <Notice notice={notice} />}
      </LoadedCard>
    </MemberPage>
  );
}

function Notice({ notice }: { readonly notice: Notification }) {
  const t = useMessages(noticeMessages);
  const timeText = useTimeText();
  const { title, content, create_time, target } = notice;
  return (
    <Stack gap={4}>
      <Inline gap={3} wrap={false}>
        <NotificationIcon tone={toneOf(notice)}>
          <NoticeIcon notice={notice} />
        </NotificationIcon>
        <Stack gap={0}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {timeText(create_time, { year: true })}
          </Text>
        </Stack>
      </Inline>
      {content && (
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Text>
      )}
      <Inline gap={3}>
        {target && (
          <Button asChild>
            <Link to={targetHref(notice)}>{t(WAYS[target.type])}</Link>
          </Button>
        )}
        <Button asChild variant={target ? 'quiet' : 'secondary'}>
          <Link to={to.notifications(notice.kind)}>{t('Back to notifications')}</Link>
        </Button>
      </Inline>
    </Stack>
  );
}
