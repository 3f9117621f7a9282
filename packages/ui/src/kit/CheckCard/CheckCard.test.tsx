import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckCard } from './CheckCard';

it('is chosen by a press anywhere on it, and says what it comes to', async () => {
  const changed = vi.fn();
  render(
    <CheckCard
      title="免運券"
      end="折 NT$100"
      description="2026/12/17 到期"
      checked={false}
      onCheckedChange={changed}
    />,
  );
  expect(screen.getByRole('checkbox', { name: '免運券' })).toHaveAccessibleDescription(
    '折 NT$100 2026/12/17 到期',
  );
  await userEvent.click(screen.getByText('2026/12/17 到期'));
  expect(changed).toHaveBeenCalledExactlyOnceWith(true);
});

it('says why it is off, and stays off', async () => {
  const changed = vi.fn();
  render(
    <CheckCard
      title="免運券"
      checked={false}
      disabledReason="已經過期"
      onCheckedChange={changed}
    />,
  );
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('已經過期');
  await userEvent.click(screen.getByText('已經過期'));
  expect(changed).not.toHaveBeenCalled();
});
