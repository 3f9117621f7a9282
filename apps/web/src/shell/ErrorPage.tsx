import { Button, Container, ErrorState, Link } from '@mall/ui';
import { useMessages } from '../messages/useMessages';
import { to } from '../paths';
import { PageTitle } from './PageTitle';
import { errorMessages } from '../messages/zh-TW/errors';

/** Props of the page that replaces a failed route (spec §2). */
export interface ErrorPageProps {
  /** @default 500 */
  readonly status?: number;
  /** @default 'Error' */
  readonly message?: string;
}

/** The error page: status and message, and on 404 a link home. */
export function ErrorPage({ status = 500, message }: ErrorPageProps) {
  const t = useMessages(errorMessages);
  const missing = status === 404;
  const title = missing ? t('This page could not be found') : message || t('Error');
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <ErrorState
        titleAs="h1"
        title={`${status} · ${title}`}
        text={missing && t('The page may have moved, or its address was mistyped.')}
        action={
          missing ? (
            <Link href={to.home()}>{t('Back to the home page')}</Link>
          ) : (
            <Button variant="secondary" onClick={() => location.reload()}>
              {t('Reload the page')}
            </Button>
          )
        }
      />
    </Container>
  );
}
