import { RouteError } from '@mall/app/errors';
import { useConfigs } from '@mall/hooks';
import { Container, Skeleton } from '@mall/ui';
import { lazy } from 'react';
import { useHasRequestLog } from '../../requestLog/useRequestLog';

const RequestLogPage = lazy(() => import('./RequestLogPage'));

/** `/test` (spec §2, §9): this browser's requests in a demo shop; other shops show the 404 page. */
export default function TestPage() {
  const has = useHasRequestLog();
  const { isError } = useConfigs();
  if (has === false || (has === undefined && isError)) throw new RouteError(404);
  if (has) return <RequestLogPage />;
  return (
    <Container aria-busy="true">
      <Skeleton />
    </Container>
  );
}
