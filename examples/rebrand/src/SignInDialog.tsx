import { useCaptcha, useLogin } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Dialog, Field, Input, PasswordInput, Stack } from '@mall/ui/kit';
import { useMutation } from '@tanstack/react-query';

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
  const { start, answer } = useCaptcha();
  const { mutateAsync: login } = useLogin();
  const {
    mutate: submit,
    isPending,
    error,
  } = useMutation({
    async mutationFn(form: FormData) {
      const typed = (name: string) => String(form.get(name));
      await login({
        account: typed('account'),
        password: typed('password'),
        device_name: '夜市選品',
        ...(await answer()),
      });
    },
    onSuccess: onDone,
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
        <Field label="帳號" required>
          <Input name="account" autoComplete="username" />
        </Field>
        <Field label="密碼" required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        {error && (
          <Alert tone="danger">
            {(isMallError(error) && error.msg) || '連不上商店，請稍後再試'}
          </Alert>
        )}
        <Button type="submit" loading={isPending} fullWidth>
          登入
        </Button>
      </Stack>
    </form>
  );
}
