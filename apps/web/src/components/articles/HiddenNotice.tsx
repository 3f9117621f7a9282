import { useMessages } from '@mall/app/messages';
import { Alert, Link } from '@mall/ui';
import { sharedArticleMessages } from '../../messages/zh-TW/sharedArticles';
import { to } from '../../paths/paths';

export interface HiddenNoticeProps {
  readonly of: 'post' | 'comment';
  /** Why the shop hid it. */
  readonly reason: string;
}

/** Says to the author of a hidden post or comment why others do not see it, and leads to customer service. */
export function HiddenNotice({ of, reason }: HiddenNoticeProps) {
  const t = useMessages(sharedArticleMessages);
  return (
    <Alert
      title={t(
        of === 'post'
          ? 'The shop has hidden this post. Only you see it.'
          : 'The shop has hidden this comment. Only you see it.',
      )}
      action={<Link href={to.service()}>{t('Ask customer service')}</Link>}
    >
      {t('Reason: {0}', reason)}
    </Alert>
  );
}
