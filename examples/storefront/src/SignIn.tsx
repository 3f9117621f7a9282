import { useCaptcha, useLogin } from '@mall/hooks';
import { useState } from 'react';
import { messageOf } from './format';

/** Sign-in with account, password and a captcha. */
export function SignIn() {
  const { data: captcha, refetch: renew } = useCaptcha();
  const { mutateAsync: login, isPending } = useLogin();
  const [problem, setProblem] = useState('');

  async function signIn(form: FormData) {
    const typed = (name: string) => String(form.get(name));
    try {
      await login({
        account: typed('account'),
        password: typed('password'),
        verify_key: captcha?.key ?? '',
        verify_text: typed('captcha'),
        device_name: '社區好物社',
      });
      location.hash = '#/';
    } catch (error) {
      setProblem(messageOf(error));
      void renew(); // An answer to a captcha counts once.
    }
  }

  return (
    <form
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
      {captcha && <img src={captcha.image} alt={captcha.question} />}
      <label>
        圖中的字 <input name="captcha" autoComplete="off" required />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button disabled={isPending || !captcha}>登入</button>
    </form>
  );
}
