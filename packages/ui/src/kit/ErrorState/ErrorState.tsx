import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUi } from '../../theme/UiContext';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';

export interface ErrorStateProps extends Pick<EmptyStateProps, 'titleAs'> {
  /** What happened. */
  title: string;
  /** What it means for the reader. */
  text?: ReactNode;
  /** Tries again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
  /**
   * While trying again.
   * @default false
   */
  retrying?: boolean | undefined;
  /** Another way out, beside or in place of the retry. */
  action?: ReactNode;
}

/**
 * Something failed: what happened, and a way to try again. Announced when it appears.
 *
 * @example
 * <ErrorState title="商品載入失敗" text="網路好像不太穩。" onRetry={refetch} />
 */
export function ErrorState({ onRetry, retrying, action, ...rest }: ErrorStateProps) {
  const { labels } = useUi();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        {...rest}
        action={
          (onRetry ?? action) && (
            <>
              {onRetry && (
                <Button variant="secondary" loading={retrying} onClick={onRetry}>
                  {labels.retry}
                </Button>
              )}
              {action}
            </>
          )
        }
      />
    </div>
  );
}
