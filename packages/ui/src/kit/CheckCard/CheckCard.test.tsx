import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckCard } from './CheckCard';

it('is selected by a press anywhere on it, and shows its amount', async () => {
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

it('shows the reason and stays off when it is unavailable', async () => {
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
