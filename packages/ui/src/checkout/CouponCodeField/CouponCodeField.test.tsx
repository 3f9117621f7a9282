import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CouponCodeField, type CouponCodeFieldProps } from './CouponCodeField';

function Code({ onSubmit, ...rest }: Partial<CouponCodeFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <CouponCodeField
      value={value}
      onValueChange={setValue}
      action="套用"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      {...rest}
    />
  );
}

it('submits the code with Enter and with its button', async () => {
  const submit = vi.fn();
  render(<Code onSubmit={submit} />);
  const field = screen.getByRole('textbox', { name: '優惠代碼' });
  await userEvent.type(field, 'alley80{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '套用' }));
  expect(submit).toHaveBeenCalledTimes(2);
  expect(field).toHaveValue('alley80');
});

it('describes the field by a refusal, and announces that a code was accepted', () => {
  const { rerender } = render(<Code error="這組代碼已經用過了" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('這組代碼已經用過了');
  rerender(<Code status="已套用優惠券" />);
  expect(screen.getByRole('status')).toHaveTextContent('已套用優惠券');
});
