import { Skeleton } from '@mall/ui';
import type { ReactNode } from 'react';
import { QueryFailure, type FailedQuery, type QueryFailureProps } from './QueryFailure';

export interface QueryStateProps<Data> extends Pick<QueryFailureProps, 'titleAs' | 'action'> {
  /** The query, as TanStack Query or a hook of `@mall/hooks` returns it. */
  readonly query: FailedQuery & { readonly data: Data | undefined };
  /** Says what could not be loaded. */
  readonly failed: string;
  /** Shown while it loads: the height of a box in px, or the shapes of the content. */
  readonly skeleton: number | ReactNode;
  /** Shown instead of data that `isEmpty`. */
  readonly empty?: ReactNode;
  /**
   * Returns whether there is nothing to show.
   * @default a list without elements
   */
  readonly isEmpty?: ((data: Data) => boolean) | undefined;
  /** Renders the data. Data that was loaded before stays while a later request fails. */
  readonly children: (data: Data) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Shows a query in its state: loading, failed with a retry button, empty, or loaded.
 *
 * @example
 * <QueryState query={useInfo(3)} failed={t('This page could not be loaded')} skeleton={320}>
 *   {({ title }) => <Heading>{title}</Heading>}
 * </QueryState>
 */
export function QueryState<Data>({
  query,
  failed,
  skeleton,
  empty,
  isEmpty = isEmptyList,
  children,
  ...rest
}: QueryStateProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) {
    return empty !== undefined && isEmpty(data) ? empty : children(data);
  }
  if (error) return <QueryFailure query={query} title={failed} {...rest} />;
  return (
    <div aria-busy>
      {typeof skeleton === 'number' ? <Skeleton shape="box" height={skeleton} /> : skeleton}
    </div>
  );
}
