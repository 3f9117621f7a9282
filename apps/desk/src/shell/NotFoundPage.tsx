import { useMessages } from '@mall/app/messages';
import { Button, EmptyState } from '@mall/ui';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellMessages } from '../messages/zh-TW/shell';
import { PageTitle } from '../page/PageTitle';

/** The screen of an address without a screen. */
export function NotFoundPage() {
  const t = useMessages(shellMessages);
  const title = t('This screen does not exist');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        titleAs="h1"
        icon={<MapPinOff />}
        title={title}
        text={t('The address may have been mistyped.')}
        action={
          <Button asChild>
            <Link to="/">{t('Back to Today')}</Link>
          </Button>
        }
      />
    </>
  );
}
