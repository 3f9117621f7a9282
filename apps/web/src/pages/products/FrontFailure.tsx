import { ErrorState } from '@mall/ui';
import { useErrorText } from '../../messages/useErrorText';
import { useMessages } from '../../messages/useMessages';
import { productMessages } from '../../messages/zh-TW/products';

export interface FrontFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a front that could not be loaded: one sentence, and one way on that brings all of it back. */
export default function FrontFailure({ error, onRetry }: FrontFailureProps) {
  const t = useMessages(productMessages);
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('The mall could not be loaded')}
      text={errorText(error)}
      onRetry={onRetry}
    />
  );
}
