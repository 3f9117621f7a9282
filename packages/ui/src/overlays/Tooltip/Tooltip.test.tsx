import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IconButton } from '../../kit/IconButton/IconButton';
import { Tooltip } from './Tooltip';

it('describes its control while it has keyboard focus, until Escape', async () => {
  render(
    <Tooltip text="冷藏與冷凍分開出貨">
      <IconButton label="運費說明">?</IconButton>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: /運費說明/ });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('冷藏與冷凍分開出貨');
  expect(button).toHaveAccessibleDescription('冷藏與冷凍分開出貨');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button).toHaveFocus();
});

it('shows on hover instead of the browser’s own tooltip', async () => {
  render(
    <Tooltip text="放大檢視">
      <IconButton label="放大檢視">圖</IconButton>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).not.toHaveAttribute('title');
  await userEvent.hover(screen.getByRole('button'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('放大檢視');
});
