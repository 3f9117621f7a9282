import { ErrorState, type ErrorStateProps } from '@mall/ui';
import { useErrorText } from '../messages/useErrorText';

/** A query that failed, as TanStack Query and the hooks of `@mall/hooks` return it. */
export interface FailedQuery {
  readonly error: Error | null;
  /** Whether a request is under way. */
  readonly isFetching?: boolean | undefined;
  readonly refetch: () => unknown;
}

export interface QueryFailureProps extends Pick<ErrorStateProps, 'titleAs' | 'action'> {
  readonly query: FailedQuery;
  /** Says what could not be loaded. */
  readonly title: string;
}

/**
 * Says why a query failed, with a button that repeats it.
 *
 * @example
 * <QueryFailure query={useInfo(3)} title={t('This page could not be loaded')} />
 */
export function QueryFailure({ query, title, ...rest }: QueryFailureProps) {
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title}
      text={errorText(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...rest}
    />
  );
}
