import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CaptchaStatus } from './CaptchaStatus';

it.each([
  ['idle', '免輸入驗證碼，系統會自動檢查'],
  ['solving', '檢查中…'],
  ['solved', '已確認不是機器人'],
] as const)('announces %s, and asks nothing', (status, text) => {
  render(<CaptchaStatus status={status} onRetry={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('tries again after a failure, and the focus stays at its place', async () => {
  function Form() {
    const [status, setStatus] = useState<'failed' | 'solving'>('failed');
    return <CaptchaStatus status={status} onRetry={() => setStatus('solving')} />;
  }
  render(<Form />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '再試一次' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('檢查中…');
  expect(screen.getByRole('status')).toHaveFocus();
});

it('does not start the form’s check when its button gets the focus', async () => {
  const start = vi.fn();
  render(
    <form onFocus={start}>
      <CaptchaStatus status="failed" onRetry={vi.fn()} />
    </form>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(start).not.toHaveBeenCalled();
});
