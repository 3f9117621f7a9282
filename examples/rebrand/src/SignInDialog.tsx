import { useCaptcha, useLogin } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Dialog, Field, Input, PasswordInput, Stack } from '@mall/ui/kit';

interface SignInDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sign-in above the page. */
export function SignInDialog({ open, onClose }: SignInDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="登入">
      <SignIn onDone={onClose} />
    </Dialog>
  );
}

function SignIn({ onDone }: { readonly onDone: () => void }) {
  const { data: captcha, refetch: renew } = useCaptcha();
  const { mutate: login, isPending, error } = useLogin();

  function submit(form: FormData) {
    const typed = (name: string) => String(form.get(name));
    login(
      {
        account: typed('account'),
        password: typed('password'),
        verify_key: captcha?.key ?? '',
        verify_text: typed('captcha'),
        device_name: '夜市選品',
      },
      { onSuccess: onDone, onError: () => void renew() },
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
        <Field label="帳號" required>
          <Input name="account" autoComplete="username" />
        </Field>
        <Field label="密碼" required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        {captcha && <img src={captcha.image} alt={captcha.question} height={56} />}
        <Field label="圖中的字" required>
          <Input name="captcha" autoComplete="off" />
        </Field>
        {error && (
          <Alert tone="danger">
            {(isMallError(error) && error.msg) || '連不上商店，請稍後再試'}
          </Alert>
        )}
        <Button type="submit" loading={isPending} disabled={!captcha} fullWidth>
          登入
        </Button>
      </Stack>
    </form>
  );
}
