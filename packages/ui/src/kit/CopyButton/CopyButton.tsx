import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUi } from '../../theme/UiContext';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CopyButtonProps {
  /** Accessible name of the value, e.g. 帳號. */
  name: string;
  /** The text to copy. */
  text: string;
  /** Copies the text; rejects when the browser refuses to. */
  onCopy: (text: string) => Promise<void>;
}

/** How long the result is shown, in milliseconds. */
const RESULT_MS = 2_500;

/**
 * Copies a text and shows the result in place.
 *
 * @example
 * <CopyButton name="帳號" text="9103552212345678" onCopy={copyText} />
 */
export function CopyButton({ name, text, onCopy }: CopyButtonProps) {
  const { labels } = useUi();
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = () =>
    onCopy(text).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        startIcon={result === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {labels[result ?? 'copy']}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{result && labels[result]}</VisuallyHidden>
    </>
  );
}
