import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUi } from '../../theme/UiContext';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CopyButtonProps {
  /** What is copied, read to screen readers, e.g. 帳號. */
  what: string;
  /** The text to copy. */
  text: string;
  /** Copies the text; rejects when the browser refuses to. */
  onCopy: (text: string) => Promise<void>;
}

/** How long the result is shown, in milliseconds. */
const SHOWN = 2_500;

/**
 * Copies a text and says in its place that it did.
 *
 * @example
 * <CopyButton what="帳號" text="9103552212345678" onCopy={copyText} />
 */
export function CopyButton({ what, text, onCopy }: CopyButtonProps) {
  const { labels } = useUi();
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN);
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
        <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{result && labels[result]}</VisuallyHidden>
    </>
  );
}
