import { useCaptcha, useLogin } from '@mall/hooks/auth';
import { errorText } from '@mall/sdk';
import {
  Alert,
  Button,
  CaptchaStatus,
  Field,
  Heading,
  Input,
  PasswordInput,
  Stack,
} from '@mall/ui/kit';
import { useMutation } from '@tanstack/react-query';

interface SignInProps {
  /** Called once the visitor is signed in. */
  readonly onDone: () => void;
}

/** Sign-in with account and password; the captcha is solved while they are typed. */
export function SignIn({ onDone }: SignInProps) {
  const { status, start, send } = useCaptcha();
  const { mutateAsync: login } = useLogin();
  const {
    mutate: submit,
    isPending,
    error,
  } = useMutation({
    async mutationFn(form: FormData) {
      const typed = (name: string) => String(form.get(name));
      return send((answer) =>
        login({
          account: typed('account'),
          password: typed('password'),
          device_name: '社區團購',
          ...answer,
        }),
      );
    },
    // Null: the captcha failed, which its status shows.
    onSuccess: (profile) => profile && onDone(),
    gcTime: 0, // Its variables contain the password.
  });

  return (
    <form
      onFocus={start}
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
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
        <CaptchaStatus status={status} onRetry={start} />
        <Button type="submit" loading={isPending} fullWidth>
          登入
        </Button>
      </Stack>
    </form>
  );
}
