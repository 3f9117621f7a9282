import { ErrorBoundary } from '@mall/app/errors';
import { useMessages } from '@mall/app/messages';
import { Container, ErrorState, Link } from '@mall/ui';
import { lazy } from 'react';
import { errorMessages } from '../../messages/zh-TW/errors';
import { to } from '../../paths/paths';
import type { MissingStateProps } from './MissingState';
import { Hydrating } from '../../hydration/Hydrating';

const MissingState = lazy(() => import('./MissingState'));

/**
 * A not-found message with links. Illustration and search load lazily, because they are rarely needed; without them,
 * a plain message shows.
 *
 * @example
 * <Missing title="這項商品已經下架" text="…" />
 */
export function Missing(props: MissingStateProps) {
  const t = useMessages(errorMessages);
  const { title, text, way } = props;
  const plain = (
    <Container width="reading">
      <ErrorState
        titleAs="h1"
        title={title}
        text={text}
        action={
          <Link href={way?.href ?? to.home()}>{way?.label ?? t('Back to the home page')}</Link>
        }
      />
    </Container>
  );
  return (
    <ErrorBoundary fallback={plain}>
      <Hydrating fallback={plain}>
        <MissingState {...props} />
      </Hydrating>
    </ErrorBoundary>
  );
}
