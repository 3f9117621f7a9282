import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.js';

it('keeps the focus and swallows presses while loading', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        送出
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /送出/ });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('never submits a form unless told to', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>看看</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('lends its looks to a link', () => {
  render(
    <Button asChild startIcon={<svg />}>
      <a href="/mall">回到商城</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: '回到商城' })).toHaveAttribute('data-variant', 'primary');
  expect(screen.queryByRole('button')).toBeNull();
});
