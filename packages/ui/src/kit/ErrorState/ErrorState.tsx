import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUi } from '../../theme/UiContext';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';

export interface ErrorStateProps extends Pick<EmptyStateProps, 'titleAs' | 'icon'> {
  /** What happened. */
  title: string;
  /** The consequence for the user. */
  text?: ReactNode;
  /** Called to retry; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether a retry is running.
   * @default false
   */
  retrying?: boolean | undefined;
  /** Another action, beside or instead of the retry button. */
  action?: ReactNode;
}

/**
 * Shown when something failed: what happened, and a retry button. Announced when it appears.
 *
 * @example
 * <ErrorState title="商品載入失敗" text="網路好像不太穩。" onRetry={refetch} />
 */
export function ErrorState({
  icon = <CloudOff />,
  onRetry,
  retrying,
  action,
  ...rest
}: ErrorStateProps) {
  const { labels } = useUi();
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
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
