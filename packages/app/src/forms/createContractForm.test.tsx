import { checkFields, loginForm } from '@mall/contract';
import { MallError } from '@mall/sdk';
import { Field, Input } from '@mall/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from './Form';
import { createLanguage } from '../messages/createLanguage';
import { LanguageContext } from '../messages/LanguageContext';
import { createContractForm } from './createContractForm';

const useContractForm = createContractForm(() =>
  Promise.resolve({ checkFields, schemas: { loginForm } }),
);

/** A sign-in form whose server rejects the request with `refusal`. */
function SignIn({
  refusal,
  onUnplaced,
  onSent,
}: {
  refusal?: Error;
  onUnplaced?: () => void;
  onSent?: (values: object) => void;
}) {
  const form = useContractForm('loginForm', { account: '', password: '' });
  const { errors } = form.formState;
  const send = form.handleSubmit((values) => {
    onSent?.(values);
    if (refusal && !form.showRefusal(refusal)) onUnplaced?.();
  });
  return (
    <Form onSubmit={(event) => void send(event)}>
      <Field label="電子郵件" error={errors.account?.message}>
        <Input {...form.register('account')} />
      </Field>
      <Field label="密碼" error={errors.password?.message}>
        <Input {...form.register('password')} />
      </Field>
      <button>登入</button>
    </Form>
  );
}

const account = () => screen.getByRole('textbox', { name: '電子郵件' });
const password = () => screen.getByRole('textbox', { name: '密碼' });
const send = () => userEvent.click(screen.getByRole('button', { name: '登入' }));
const refusalOf = (...fields: { field: string; msg: string }[]) =>
  new MallError({ code: 1001, msg: '資料有誤', data: { fields } });

it('shows no errors while the user types, and all of them on submit', async () => {
  render(<SignIn />);
  await userEvent.type(account(), 'not-an-address');
  await userEvent.tab();
  expect(account()).not.toBeInvalid();
  await send();
  expect(account()).toHaveAccessibleDescription(/電子郵件格式不正確/);
  expect(password()).toHaveAccessibleDescription(/請輸入密碼/);
});

it('submits and shows the value as its schema parses it', async () => {
  const onSent = vi.fn();
  render(<SignIn onSent={onSent} />);
  await userEvent.click(account());
  await userEvent.paste(' Ａmy@shop.test\u200b');
  await userEvent.type(password(), 'x');
  await send();
  expect(account()).toHaveValue('amy@shop.test');
  expect(onSent).toHaveBeenCalledWith({ account: 'amy@shop.test', password: 'x' });
});

it('focuses the first invalid field', async () => {
  render(<SignIn />);
  await userEvent.type(account(), 'a@shop.test');
  await send();
  expect(password()).toHaveFocus();
});

it('removes an error when its field becomes valid', async () => {
  render(<SignIn />);
  await send();
  expect(password()).toBeInvalid();
  await userEvent.type(password(), 'x');
  expect(password()).not.toBeInvalid();
});

it('shows the message ids in English', async () => {
  const language = createLanguage({ en: () => Promise.resolve({ messages: {}, singulars: {} }) });
  language.change('en');
  render(
    <LanguageContext value={language}>
      <SignIn />
    </LanguageContext>,
  );
  await userEvent.type(account(), 'not-an-address');
  await send();
  expect(account()).toHaveAccessibleDescription(/Email format error/);
});

async function beRefused(refusal: Error, onUnplaced?: () => void) {
  render(<SignIn refusal={refusal} {...(onUnplaced && { onUnplaced })} />);
  await userEvent.type(account(), 'a@shop.test');
  await userEvent.type(password(), 'secret');
  await send();
}

it('shows the server’s error beside its field, and focuses it', async () => {
  await beRefused(refusalOf({ field: 'password', msg: '密碼太舊了' }));
  expect(password()).toHaveAccessibleDescription(/密碼太舊了/);
  expect(password()).toHaveFocus();
  expect(account()).toHaveValue('a@shop.test');
});

it.each([
  ['a field of another form', refusalOf({ field: 'device_name', msg: '太長' })],
  ['no field at all', new MallError({ code: 1101, msg: '帳號或密碼不正確', data: null })],
  ['an error that is not the API’s', new Error('network')],
])('leaves the error to the page when the refusal names %s', async (_, refusal) => {
  let unplaced = 0;
  await beRefused(refusal, () => (unplaced += 1));
  expect(unplaced).toBe(1);
  expect(account()).not.toBeInvalid();
  expect(password()).not.toBeInvalid();
});

it('leaves the check to the server when the schemas cannot be loaded', async () => {
  const useUncheckedForm = createContractForm<'loginForm'>(() =>
    Promise.reject(new Error('network')),
  );
  const onSent = vi.fn();
  function Unchecked() {
    const form = useUncheckedForm('loginForm', { account: '' });
    return (
      <Form onSubmit={(event) => void form.handleSubmit((values) => onSent(values))(event)}>
        <button>登入</button>
      </Form>
    );
  }
  render(<Unchecked />);
  await send();
  expect(onSent).toHaveBeenCalledWith({ account: '' });
});
