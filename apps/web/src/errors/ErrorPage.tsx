import { useMessages } from '@mall/app/messages';
import { Button, Container, ErrorState, Inline } from '@mall/ui';
import { Wrench } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../navigation/PageTitle';
import { Missing } from '../components/missing/Missing';
import { errorMessages } from '../messages/zh-TW/errors';
import { to } from '../paths/paths';

/** Props of the page that replaces a failed route (spec §2). */
export interface ErrorPageProps {
  /** @default 500 */
  readonly status?: number | undefined;
  /** @default 'Error' */
  readonly message?: string | undefined;
}

/** The error page: status and message; on 404 an illustration, a search and a link home. */
export default function ErrorPage({ status = 500, message }: ErrorPageProps) {
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
