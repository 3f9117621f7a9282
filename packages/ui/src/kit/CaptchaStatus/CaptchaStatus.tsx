import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { defaultCaptchaLabels } from '../../labels/zh-TW/captcha';
import type { CaptchaLabels } from '../../labels/types/captcha';
import { useLabels, useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, space, tapTarget } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';

export interface CaptchaStatusProps {
  /** The state of the captcha, as `useCaptcha` of `@mall/hooks` returns it. */
  status: 'idle' | 'solving' | 'solved' | 'failed';
  /** Starts it again after it failed. */
  onRetry: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: CaptchaLabels | undefined;
}

/** As high as its button, which appears only after a failure. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${tapTarget};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  & > [role='status'] {
    flex: 1;
    outline: none;
  }
  & > button {
    /* Aligns its text with the fields. */
    margin-inline-end: -16px;
  }
  &[data-status='solved'] > svg {
    color: ${color.fresh};
  }
  &[data-status='failed'] {
    color: ${color.danger};
  }
`;

/**
 * The state of a form's captcha: a proof of work that the browser computes. It asks nothing of the
 * user, as WCAG 2.2 requires (3.3.8, accessible authentication): no text to read from a picture, no
 * puzzle. Only a failure has a button.
 *
 * @example
 * const { status, start } = useCaptcha();
 * <form onFocus={start}>
 *   <CaptchaStatus status={status} onRetry={start} />
 * </form>
 */
export function CaptchaStatus({ status, onRetry, labels: given }: CaptchaStatusProps) {
  const { labels: ui } = useUi();
  const labels = useLabels('captcha', given, defaultCaptchaLabels);
  const text = useRef<HTMLSpanElement>(null);
  return (
    <Row
      data-status={status}
      // The form starts the check at its first focus, and would remove the button that has it.
      onFocus={(event) => event.stopPropagation()}
    >
      {status === 'solving' ? (
        <Spinner />
      ) : status === 'failed' ? (
        <ShieldAlert aria-hidden />
      ) : (
        <ShieldCheck aria-hidden />
      )}
      <span ref={text} role="status" tabIndex={-1}>
        {labels[status]}
      </span>
      {status === 'failed' && (
        <Button
          type="button"
          size="sm"
          variant="quiet"
          onClick={() => {
            // The button disappears: the focus stays at its place.
            text.current?.focus();
            onRetry();
          }}
        >
          {ui.retry}
        </Button>
      )}
    </Row>
  );
}
