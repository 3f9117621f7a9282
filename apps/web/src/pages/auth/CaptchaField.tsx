import type { useCaptcha } from '@mall/hooks';
import { Button, Field, Input, Notice, Skeleton, Stack } from '@mall/ui';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../../messages/useMessages';
import { CaptchaPicture, CaptchaRow } from './CaptchaField.styles';
import { authMessages } from '../../messages/zh-TW/auth';

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps {
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A picture to read, or a question in words for whoever cannot read it (WCAG 3.3.8). */
export function CaptchaField({
  captcha: { captcha, error: failure, renew },
  field,
  error,
}: CaptchaFieldProps) {
  const t = useMessages(authMessages);
  const [asked, setAsked] = useState(false);
  if (failure && !captcha) {
    return (
      <Notice tone="danger">
        {t('The verification could not be loaded')}{' '}
        <Button size="sm" variant="quiet" onClick={renew}>
          {t('Another picture')}
        </Button>
      </Notice>
    );
  }
  return (
    <Stack gap={2}>
      <Field
        required
        label={t('Verification text')}
        hint={
          asked && captcha
            ? t('Answer this question: {0}', captcha.question)
            : t('Type the characters in the picture')
        }
        error={error}
      >
        <CaptchaRow>
          <Input
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={16}
            {...field}
          />
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
      <div>
        <Button size="sm" variant="quiet" onClick={renew}>
          {t('Another picture')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsked(!asked)}>
          {asked ? t('Use the picture instead') : t('Answer a question instead')}
        </Button>
      </div>
    </Stack>
  );
}
