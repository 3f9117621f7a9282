import type { FormCaptcha } from '@mall/hooks';
import { Button, Spinner } from '@mall/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '@mall/app/messages';
import { authMessages } from '../../messages/zh-TW/auth';
import { CaptchaRow } from './CaptchaStatus.styles';

const TEXTS = {
  idle: 'No code to type: we check automatically',
  solving: 'Checking…',
  solved: 'Checked: you are not a robot',
  failed: 'We could not check that you are not a robot',
} as const;

export interface CaptchaStatusProps {
  readonly captcha: FormCaptcha;
}

/** The state of a form's captcha: nothing to type, and a button only when the check failed. */
export function CaptchaStatus({ captcha: { status, start } }: CaptchaStatusProps) {
  const t = useMessages(authMessages);
  const text = useRef<HTMLSpanElement>(null);
  return (
    <CaptchaRow
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
        {t(TEXTS[status])}
      </span>
      {status === 'failed' && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            text.current?.focus();
            start();
          }}
        >
          {t('Try again')}
        </Button>
      )}
    </CaptchaRow>
  );
}
