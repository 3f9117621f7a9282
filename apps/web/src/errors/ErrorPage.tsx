import { useMessages } from '@mall/app/messages';
import { Button, Container, ErrorState, Inline } from '@mall/ui';
import { CloudOff, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../navigation/PageTitle';
import { Missing } from '../components/missing/Missing';
import { errorMessages } from '../messages/zh-TW/errors';
import { offlineMessages } from '../messages/zh-TW/offline';
import { isOffline } from '../offline/connection';
import { to } from '../paths/paths';

/** Props of the page that replaces a failed route (spec §2). */
export interface ErrorPageProps {
  /** @default 500 */
  readonly status?: number | undefined;
  /** @default 'Error' */
  readonly message?: string | undefined;
}

/** A page of which a part cannot be loaded without a connection; it is loaded again when that is back. */
function UnreachablePage() {
  const t = useMessages(offlineMessages);
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  const title = t('The shop cannot be reached');
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <ErrorState
        titleAs="h1"
        icon={<CloudOff />}
        title={title}
        text={t(
          'A part of this page has not been loaded yet. It opens as soon as you are connected again.',
        )}
        action={<Button onClick={() => location.reload()}>{t('Try again')}</Button>}
      />
    </Container>
  );
}

/** The error page: status and message; on 404 an illustration, a search and a link home. */
export default function ErrorPage({ status, message }: ErrorPageProps) {
  // Without a connection, a page without a status of its own has most likely missed one of its files.
  const [isUnreachable] = useState(() => status === undefined && isOffline());
  return isUnreachable ? <UnreachablePage /> : <FailedPage status={status} message={message} />;
}

function FailedPage({ status = 500, message }: ErrorPageProps) {
  const t = useMessages(errorMessages);
  const missing = status === 404;
  const name = missing ? t('This page could not be found') : message || t('Error');
  const title = `${status} · ${name}`;
  if (!missing) {
    return (
      <Container width="reading">
        <PageTitle>{name}</PageTitle>
        <ErrorState
          titleAs="h1"
          icon={status >= 500 ? <Wrench /> : undefined}
          title={title}
          text={
            status >= 500
              ? t(
                  'Something broke on our side. Your cart and orders are safe; reloading usually helps.',
                )
              : undefined
          }
          action={
            <Inline gap={3} justify="center">
              <Button onClick={() => location.reload()}>{t('Reload the page')}</Button>
              <Button asChild variant="secondary">
                <Link to={to.home()}>{t('Back to the home page')}</Link>
              </Button>
            </Inline>
          }
        />
      </Container>
    );
  }
  const text = t('The page may have moved, or its address was mistyped.');
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Missing title={title} text={text} />
    </>
  );
}
