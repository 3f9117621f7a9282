import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Input } from '../Input/Input';
import { PasswordInput } from '../PasswordInput/PasswordInput';
import { Select } from '../Select/Select';
import { Textarea } from '../Textarea/Textarea';
import { Field } from './Field';

const controls: readonly [string, ReactElement][] = [
  ['Input', <Input key="i" />],
  ['PasswordInput', <PasswordInput key="p" />],
  ['Textarea', <Textarea key="t" />],
  ['Select', <Select key="s" />],
];

describe.each(controls)('Field around %s', (_, control) => {
  it('names, describes and requires it', () => {
    render(
      <Field label="聯絡方式" hint="平日可聯絡" required>
        {control}
      </Field>,
    );
    const element = screen.getByLabelText(/聯絡方式/);
    expect(element).toBeRequired();
    expect(element).toHaveAccessibleDescription('平日可聯絡');
    expect(element).not.toHaveAttribute('aria-invalid');
  });

  it('describes the control by the error before the hint', () => {
    render(
      <Field label="聯絡方式" hint="平日可聯絡" error="請填寫">
        {control}
      </Field>,
    );
    const element = screen.getByLabelText('聯絡方式');
    expect(element).toBeInvalid();
    expect(element).toHaveAccessibleDescription('請填寫 平日可聯絡');
  });
});

it('announces an error in a region that was rendered before it', () => {
  const { container, rerender } = render(
    <Field label="姓名">
      <Input />
    </Field>,
  );
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(
    <Field label="姓名" error="請填寫姓名">
      <Input />
    </Field>,
  );
  expect(container.querySelector('[aria-live="polite"]')).toBe(region);
  expect(region).toHaveTextContent('請填寫姓名');
});

it('shows and hides a password without losing it', async () => {
  render(
    <Field label="密碼">
      <PasswordInput />
    </Field>,
  );
  const field = screen.getByLabelText('密碼');
  await userEvent.type(field, 'Mall-1234');
  await userEvent.click(screen.getByRole('button', { name: '顯示密碼' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Mall-1234');
  await userEvent.click(screen.getByRole('button', { name: '隱藏密碼' }));
  expect(field).toHaveAttribute('type', 'password');
});
