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
  /** Whether a file of the page could not be loaded. @default false */
  readonly isLoadFailure?: boolean | undefined;
}

/** A page of which a file could not be loaded. It is loaded again when the browser is online again. */
function UnloadedPage({ isOffline: isCutOff }: { readonly isOffline: boolean }) {
  const t = useMessages(offlineMessages);
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  const title = t(isCutOff ? 'You are offline' : 'This page could not be loaded');
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <ErrorState
        titleAs="h1"
        icon={<CloudOff />}
        title={title}
        text={t(
          isCutOff
            ? 'A part of this page has not been loaded yet. It opens as soon as you are connected again.'
            : 'The connection may be unstable, or the shop was just updated.',
        )}
        action={<Button onClick={() => location.reload()}>{t('Try again')}</Button>}
      />
    </Container>
  );
}

/** The error page: status and message; on 404 an illustration, a search and a link home. */
export default function ErrorPage({ status, message, isLoadFailure = false }: ErrorPageProps) {
  const [isCutOff] = useState(isOffline);
  // Parts that load by React's `lazy` reject with the browser's own error: without a connection, a page without a
  // status of its own has most likely missed one of them.
  const isUnloaded = isLoadFailure || (status === undefined && isCutOff);
  return isUnloaded ? (
    <UnloadedPage isOffline={isCutOff} />
  ) : (
    <FailedPage status={status} message={message} />
  );
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
