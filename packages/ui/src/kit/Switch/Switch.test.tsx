import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch';

it('is toggled by its label and by the space bar', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="只看有庫存" hint="含可預購" onCheckedChange={onCheckedChange} />);
  const control = screen.getByRole('switch', { name: '只看有庫存' });
  expect(control).toHaveAccessibleDescription('含可預購');
  await userEvent.click(screen.getByText('只看有庫存'));
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

it('shows its controlled state, and is submitted with its form', async () => {
  const { container, rerender } = render(
    <form>
      <Switch label="只看有庫存" name="in_stock" checked={false} />
    </form>,
  );
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).not.toBeChecked();
  rerender(
    <form>
      <Switch label="只看有庫存" name="in_stock" checked />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('in_stock')).toBe('on');
});
