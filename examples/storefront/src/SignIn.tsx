import { useCaptcha, useLogin } from '@mall/hooks';
import { useState } from 'react';
import { messageOf } from './format';

/** Sign-in with account and password; the captcha is solved while they are typed. */
export function SignIn() {
  const { start, answer } = useCaptcha();
  const { mutateAsync: login } = useLogin();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function signIn(form: FormData) {
    const typed = (name: string) => String(form.get(name));
    setSending(true);
    try {
      await login({
        account: typed('account'),
        password: typed('password'),
        device_name: '社區好物社',
        ...(await answer()),
      });
      location.hash = '#/';
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      onFocus={start}
      onSubmit={(event) => {
        event.preventDefault();
        void signIn(new FormData(event.currentTarget));
      }}
    >
      <h1>登入</h1>
      <label>
        帳號 <input name="account" autoComplete="username" required />
      </label>
      <label>
        密碼 <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button disabled={isSending}>登入</button>
    </form>
  );
}
