import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox';

it('is toggled by its label and by the space bar', async () => {
  render(<Checkbox label="同意條款" />);
  const box = screen.getByRole('checkbox', { name: '同意條款' });
  await userEvent.click(screen.getByText('同意條款'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

it('is described by its error', () => {
  render(<Checkbox label="同意條款" hint="必須同意" error="請先勾選" />);
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('請先勾選 必須同意');
});
