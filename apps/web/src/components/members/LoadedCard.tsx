import { useErrorText } from '@mall/app/messages';
import { Card, ErrorState, Skeleton } from '@mall/ui';
import type { ReactNode } from 'react';

export interface LoadedCardProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The error message. */
  readonly failed: string;
  /** The height of the content, in px. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A card that loads its content: a skeleton of the same height, and a retry button on failure.
 *
 * @example
 * <LoadedCard query={useProfile()} failed={t('…')} height={480}>{(profile) => …}</LoadedCard>
 */
export function LoadedCard<Data>({ query, failed, height, children }: LoadedCardProps<Data>) {
  const errorText = useErrorText();
  const { data, error, refetch } = query;
  if (data !== undefined) return <Card>{children(data)}</Card>;
  return (
    <Card aria-busy={!error}>
      {error ? (
        <ErrorState title={failed} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="box" height={height} />
      )}
    </Card>
  );
}
