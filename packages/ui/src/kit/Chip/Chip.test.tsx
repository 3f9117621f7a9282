import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Chip } from './Chip';

describe('Chip', () => {
  test('is a button without a toggle state when it is pressed once', async () => {
    const ask = vi.fn();
    render(<Chip onPress={ask}>運費怎麼算？</Chip>);
    const button = screen.getByRole('button', { name: '運費怎麼算？' });
    expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button);
    expect(ask).toHaveBeenCalledOnce();
  });

  test.each([true, false])('reports as a toggle whether it is on: %s', (pressed) => {
    render(
      <Chip onPress={() => {}} pressed={pressed}>
        只看有貨
      </Chip>,
    );
    expect(screen.getByRole('button', { pressed })).toBeVisible();
  });

  test('does nothing when it is disabled', async () => {
    const filter = vi.fn();
    render(
      <Chip onPress={filter} pressed={false} disabled>
        冷凍 0
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: '冷凍 0' }));
    expect(filter).not.toHaveBeenCalled();
  });

  test('names the item in its remove button', () => {
    render(<Chip onRemove={() => {}}>冷凍</Chip>);
    expect(screen.getByRole('button', { name: /冷凍/ })).not.toHaveAttribute('aria-pressed');
  });
});
