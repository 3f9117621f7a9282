import { useMessages } from '@mall/app/messages';
import { QueryFailure } from '@mall/app/queries';
import { useNotifications } from '@mall/hooks';
import type { NotificationKind } from '@mall/sdk';
import { AutoLoad, Button, EmptyState, Skeleton, Stack, Text } from '@mall/ui';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { noticeMessages } from '../../messages/zh-TW/notices';
import { to } from '../../paths/paths';
import { NoticeDays } from './NoticeDays';

const EMPTY = {
  1: {
    text: 'Updates on your orders will appear here.',
    way: 'Browse the shop',
    href: to.mall(),
  },
  2: {
    text: 'Products back in stock, and reactions to your posts, will appear here.',
    way: 'Browse the community',
    href: to.wall(),
  },
} as const;

/** The notifications of a kind, newest first, by day, with infinite scroll. */
export function NoticesOf({ kind }: { readonly kind: NotificationKind }) {
  const t = useMessages(noticeMessages);
  const list = useNotifications(kind);
  const { items, status, error, hasMore, isLoadingMore, loadMore } = list;
  const isBusy = (status === 'pending' || isLoadingMore) && !error;
  if (status === 'success' && items.length === 0) {
    const { text, way, href } = EMPTY[kind];
    return (
      <EmptyState
        icon={<Bell />}
        title={t('No notifications yet')}
        text={t(text)}
        action={
          <Button asChild>
            <Link to={href}>{t(way)}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={4} aria-busy={isBusy}>
      <NoticeDays notices={items} />
      {isBusy && (
        <Stack gap={2}>
          {Array.from({ length: items.length === 0 ? 5 : 2 }, (_, row) => (
            <Skeleton key={row} shape="box" height={92} />
          ))}
        </Stack>
      )}
      {error && <QueryFailure query={list} title={t('Your notifications could not be loaded')} />}
      {hasMore && !error && <AutoLoad onReach={loadMore} />}
      {status === 'success' && !hasMore && (
        <Text tone="muted" size="sm" style={{ textAlign: 'center' }}>
          {t('That is everything')}
        </Text>
      )}
    </Stack>
  );
}
