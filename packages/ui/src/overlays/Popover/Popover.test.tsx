import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '../../kit/Button/Button';
import { Popover } from './Popover';

it.each(['Escape', 'its button'])('opens from its button and closes by %s', async (way) => {
  render(
    <Popover title="分潤怎麼算？" trigger={<Button>說明</Button>}>
      以商品實付金額計算。
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: '說明' });
  await userEvent.click(trigger);
  const sheet = screen.getByRole('dialog', { name: '分潤怎麼算？' });
  expect(sheet).toHaveFocus();
  expect(sheet).toHaveAccessibleDescription('以商品實付金額計算。');
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(trigger).toHaveFocus());
});
