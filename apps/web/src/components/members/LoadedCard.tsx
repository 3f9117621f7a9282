import { QueryState, type QueryStateProps } from '@mall/app/queries';
import { Card } from '@mall/ui';

export interface LoadedCardProps<Data> extends Pick<
  QueryStateProps<Data>,
  'query' | 'failed' | 'children'
> {
  /** The height of the content, in px. */
  readonly height: number;
}

/**
 * A card that loads its content: a skeleton of the same height, and a retry button on failure.
 *
 * @example
 * <LoadedCard query={useProfile()} failed={t('…')} height={480}>{(profile) => …}</LoadedCard>
 */
export function LoadedCard<Data>({ height, ...rest }: LoadedCardProps<Data>) {
  return (
    <Card>
      <QueryState skeleton={height} {...rest} />
    </Card>
  );
}
