import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Command, CommandGroup } from './Command';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import { useCommandKey } from './useCommandKey';

const groups: readonly CommandGroup<Command>[] = [
  {
    key: 'pages',
    label: '頁面',
    items: [
      { key: 'orders', text: '訂單', keys: ['G', 'O'] },
      { key: 'products', text: '商品', hint: '128 項' },
    ],
  },
  { key: 'empty', label: '會員', items: [] },
  { key: 'actions', label: '動作', items: [{ key: 'new', text: '新增商品' }] },
];

function setUp(props: Partial<CommandPaletteProps<Command>> = {}) {
  const [close, query, choose] = [vi.fn(), vi.fn(), vi.fn()];
  const palette = (more: Partial<CommandPaletteProps<Command>>) => (
    <CommandPalette
      groups={groups}
      onClose={close}
      onQueryChange={query}
      onChoose={choose}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(palette({}));
  return {
    close,
    query,
    choose,
    update: (more: Partial<CommandPaletteProps<Command>>) => rerender(palette(more)),
  };
}

const field = () => screen.getByRole('combobox', { name: '快速前往' });
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('focuses its field, groups its entries, and announces their number', async () => {
  setUp();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.getByRole('dialog', { name: '快速前往' })).toBeVisible();
  expect(
    screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length),
  ).toEqual([2, 1]);
  expect(screen.getByRole('group', { name: '頁面' })).toBeVisible();
  expect(screen.getByRole('option', { name: /^訂單/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 個結果');
});

it('chooses the first entry on Enter, and another one after moving to it', async () => {
  const { choose } = setUp();
  await userEvent.type(field(), '商{Enter}');
  expect(choose).toHaveBeenLastCalledWith(groups[0]?.items[0]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(choose).toHaveBeenLastCalledWith(groups[2]?.items[0]);
  await userEvent.click(screen.getByRole('option', { name: /^商品/ }));
  expect(choose).toHaveBeenLastCalledWith(groups[0]?.items[1]);
});

it('keeps the typed text when an entry is chosen', async () => {
  setUp();
  await userEvent.type(field(), '商{Enter}');
  expect(field()).toHaveValue('商');
});

it('chooses nothing when Enter ends a composition', async () => {
  const { choose } = setUp();
  await userEvent.type(field(), '商');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(choose).not.toHaveBeenCalled();
});

it('searches for the text of a composition when it is finished', () => {
  const { query } = setUp();
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'ㄉㄧㄥ' }, isComposing: true });
  expect(query).not.toHaveBeenCalled();
  fireEvent.input(field(), { target: { value: '訂' }, isComposing: true });
  fireEvent.compositionEnd(field());
  expect(query).toHaveBeenCalledExactlyOnceWith('訂');
});

it('highlights the first result of each new text', async () => {
  const { update } = setUp();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()).toMatch(/^商品/));
  await userEvent.type(field(), '新');
  update({ groups: groups.slice(2) });
  expect(highlighted()).toBe('新增商品');
});

it('shows the recent entries only while nothing is typed', async () => {
  setUp({ recent: [{ key: 'order-38', text: 'D26112700038' }] });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('D26112700038');
  expect(screen.getByRole('group', { name: '最近使用' })).toBeVisible();
  await userEvent.type(field(), '訂');
  expect(screen.queryByRole('group', { name: '最近使用' })).toBeNull();
});

it('announces that it is loading, and that there is nothing', () => {
  const { update } = setUp({ groups: [], loading: true });
  expect(screen.getByRole('status')).toHaveTextContent('載入中');
  expect(screen.queryByText('找不到符合的結果')).toBeNull();
  update({ loading: false });
  expect(screen.getByRole('status')).toHaveTextContent('找不到符合的結果');
});

it('closes on Escape, also when a text is typed', async () => {
  const { close } = setUp();
  await userEvent.type(field(), '商');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('opens on Ctrl + K and ⌘ K, also from a field, and returns the focus', async () => {
  function Sample() {
    const [isOpen, setIsOpen] = useState(false);
    useCommandKey(() => setIsOpen(true));
    return (
      <>
        <input aria-label="名稱" />
        {isOpen && (
          <CommandPalette
            groups={groups}
            onClose={() => setIsOpen(false)}
            onQueryChange={vi.fn()}
            onChoose={vi.fn()}
          />
        )}
      </>
    );
  }
  render(<Sample />);
  const name = screen.getByRole('textbox', { name: '名稱' });
  name.focus();
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
  }
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
