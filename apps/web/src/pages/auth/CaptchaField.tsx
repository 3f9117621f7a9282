import { useMessages } from '@mall/app/messages';
import type { useCaptcha } from '@mall/hooks';
import { Alert, Button, Field, Inline, Input, Skeleton, Stack } from '@mall/ui';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CaptchaPicture, CaptchaRow } from './CaptchaField.styles';
import { authMessages } from '../../messages/zh-TW/auth';

export interface CaptchaFieldProps {
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A captcha picture, or a text question for users who cannot read it (WCAG 3.3.8). */
export function CaptchaField({
  captcha: { data: captcha, error: failure, refetch },
  field,
  error,
}: CaptchaFieldProps) {
  const t = useMessages(authMessages);
  const [asked, setAsked] = useState(false);
  if (failure && !captcha) {
    return (
      <Alert
        tone="danger"
        action={
          <Button
            size="sm"
            variant="quiet"
            style={{ paddingInline: 8 }}
            onClick={() => void refetch()}
          >
            {t('Try again')}
          </Button>
        }
      >
        {t('The verification could not be loaded')}
      </Alert>
    );
  }
  return (
    <Stack gap={1}>
      <Field
        label={t('Verification text')}
        hint={
          asked && captcha
            ? t('Answer this question: {0}', captcha.question)
            : t('Type the characters in the picture')
        }
        error={error}
      >
        <CaptchaRow>
          <Input required autoComplete="off" autoCapitalize="off" spellCheck={false} {...field} />
          {!asked && (
            <CaptchaPicture>
              {captcha ? (
                <img src={captcha.image} alt={t('Picture with characters to type')} />
              ) : (
                <Skeleton shape="box" height={48} />
              )}
            </CaptchaPicture>
          )}
        </CaptchaRow>
      </Field>
      <Inline gap={0} style={{ marginInlineStart: -16 }}>
        <Button size="sm" variant="quiet" onClick={() => void refetch()}>
          {asked ? t('Another question') : t('Another picture')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsked(!asked)}>
          {asked ? t('Use the picture instead') : t('Answer a question instead')}
        </Button>
      </Inline>
    </Stack>
  );
}
