import { useCaptcha, useLogin } from '@mall/hooks/auth';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Field, Heading, Input, PasswordInput, Stack } from '@mall/ui/kit';

interface SignInProps {
  /** Called once the visitor is signed in. */
  readonly onDone: () => void;
}

/** Sign-in with account, password and a captcha. */
export function SignIn({ onDone }: SignInProps) {
  const { data: captcha, refetch } = useCaptcha();
  const { mutate: login, isPending, error } = useLogin();

  function submit(form: FormData) {
    const typed = (name: string) => String(form.get(name));
    login(
      {
        account: typed('account'),
        password: typed('password'),
        verify_key: captcha?.key ?? '',
        verify_text: typed('captcha'),
        device_name: '社區團購',
      },
      // An answer to a captcha counts once.
      { onSuccess: onDone, onError: () => void refetch() },
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <Stack>
        <Heading level={2}>登入</Heading>
        <Field label="帳號" required>
          <Input name="account" autoComplete="username" />
        </Field>
        <Field label="密碼" required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        {captcha && <img src={captcha.image} alt={captcha.question} width={160} height={56} />}
        <Field label="圖中的字" required>
          <Input name="captcha" autoComplete="off" />
        </Field>
        {error && (
          <Alert tone="danger">
            {(isMallError(error) && error.msg) || '連不上商店，請稍後再試。'}
          </Alert>
        )}
        <Button type="submit" loading={isPending} disabled={!captcha} fullWidth>
          登入
        </Button>
      </Stack>
    </form>
  );
}
