import { useErrorText, useMessages } from '@mall/app/messages';
import { ErrorState } from '@mall/ui';
import { mallMessages } from '../../messages/zh-TW/mall';

export interface FrontFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a front page that failed to load: one message, and one retry button. */
export default function FrontFailure({ error, onRetry }: FrontFailureProps) {
  const t = useMessages(mallMessages);
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('The mall could not be loaded')}
      text={errorText(error)}
      onRetry={onRetry}
    />
  );
}
