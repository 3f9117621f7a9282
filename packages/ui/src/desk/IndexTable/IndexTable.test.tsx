import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MenuItem } from '../../kit/DropdownMenu/DropdownMenu';
import { IndexTable, type IndexTableProps } from './IndexTable';

interface Order {
  id: string;
  buyer: string;
  amount: number;
}

const orders: readonly Order[] = ['A1', 'B2', 'C3', 'D4'].map((id, at) => ({
  id,
  buyer: `會員 ${at}`,
  amount: (at + 1) * 100,
}));

const onSelectedChange = vi.fn();

function Sample({
  selected: initial = [],
  ...props
}: Omit<Partial<IndexTableProps<Order>>, 'selected'> & { selected?: readonly string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  return (
    <IndexTable
      caption="訂單"
      rows={orders}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
      hrefOf={({ id }) => `/orders/${id}`}
      columns={[
        { key: 'id', header: '訂單編號', sortable: 'text', cell: ({ id }) => id },
        { key: 'buyer', header: '會員', cell: ({ buyer }) => buyer },
        {
          key: 'amount',
          header: '金額',
          figure: true,
          sortable: 'number',
          cell: ({ amount }) => amount,
        },
      ]}
      {...props}
      selected={selected}
      onSelectedChange={(next) => {
        onSelectedChange([...next].sort());
        setSelected(next);
      }}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const ticked = () =>
  screen
    .getAllByRole('checkbox', { name: /^選取 / })
    .flatMap((each, at) =>
      each instanceof HTMLInputElement && each.checked ? orders[at]?.id : [],
    );
const link = (name: string) => screen.getByRole('link', { name });

it('has a named table, a link for each row, and figures in their own columns', () => {
  render(<Sample />);
  const table = within(screen.getByRole('table', { name: '訂單' }));
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'A1',
    'B2',
    'C3',
    'D4',
  ]);
  expect(link('B2')).toHaveAttribute('href', '/orders/B2');
  expect(table.getByRole('cell', { name: '300' })).toHaveAttribute('data-figure');
});

it('shows only the named columns in their order', () => {
  render(<Sample shownColumns={['amount', 'id', 'unknown']} />);
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headers).toEqual(['', '金額', '訂單編號']);
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('100');
});

it('selects and deselects a row by its checkbox, and keeps rows of other pages selected', async () => {
  render(<Sample selected={['Z9']} />);
  await userEvent.click(box('選取 B2'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['B2', 'Z9']);
  await userEvent.click(box('選取 B2'));
  expect(onSelectedChange).toHaveBeenLastCalledWith(['Z9']);
});

it('shows a mixed checkbox in the header while some rows are selected, and selects the page', async () => {
  render(<Sample selected={['A1']} />);
  const page = box('選取這一頁');
  expect(page).toBePartiallyChecked();
  await userEvent.click(page);
  expect(ticked()).toEqual(['A1', 'B2', 'C3', 'D4']);
  expect(page).toBeChecked();
  expect(page).not.toBePartiallyChecked();
  await userEvent.click(page);
  expect(ticked()).toEqual([]);
});

it('selects all rows between two when the second is clicked with Shift', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(box('選取 A1'));
  await user.keyboard('{Shift>}');
  await user.click(box('選取 C3'));
  await user.keyboard('{/Shift}');
  expect(ticked()).toEqual(['A1', 'B2', 'C3']);
});

it('moves between the rows with j and k, and selects with x', async () => {
  render(<Sample />);
  await userEvent.keyboard('jj');
  expect(link('B2')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(link('A1')).toHaveFocus();
  await userEvent.keyboard('kx');
  expect(ticked()).toEqual(['A1']);
  await userEvent.keyboard('jj{Shift>}x{/Shift}');
  expect(ticked()).toEqual(['A1', 'B2', 'C3']);
  await userEvent.keyboard('jjjx');
  expect(link('D4')).toHaveFocus();
  expect(ticked()).toEqual(['A1', 'B2', 'C3', 'D4']);
});

it('shows the preview of the row whose link has the focus when the space bar is pressed', async () => {
  const preview = vi.fn();
  render(<Sample onPreview={preview} />);
  await userEvent.keyboard('jj ');
  expect(preview).toHaveBeenCalledExactlyOnceWith(orders[1]);
  box('選取 A1').focus();
  await userEvent.keyboard(' ');
  expect(preview).toHaveBeenCalledOnce();
  expect(ticked()).toEqual(['A1']);
});

it('leaves the keys to fields, compositions, modifiers and menus', async () => {
  render(
    <>
      <input aria-label="搜尋" />
      <Sample menuOf={() => <MenuItem>列印</MenuItem>} />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'jx');
  expect(screen.getByRole('textbox')).toHaveFocus();
  link('A1').focus();
  fireEvent.keyDown(link('A1'), { key: 'x', isComposing: true });
  fireEvent.keyDown(link('A1'), { key: 'x', keyCode: 229 });
  fireEvent.keyDown(link('A1'), { key: 'x', ctrlKey: true });
  expect(ticked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'A1 的更多動作' }));
  await userEvent.keyboard('x');
  expect(screen.getByRole('menuitem', { name: '列印' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(ticked()).toEqual([]);
});

it('ignores the keys when shortcuts are off', async () => {
  render(<Sample shortcuts={false} />);
  await userEvent.keyboard('jx');
  expect(document.body).toHaveFocus();
  expect(ticked()).toEqual([]);
});

it('asks for the highest first of numbers, for the beginning of texts, and reverses', async () => {
  const sort = vi.fn();
  const { rerender } = render(<Sample onSortChange={sort} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('金額');
  await press('訂單編號');
  rerender(<Sample onSortChange={sort} sort={{ column: 'amount', descending: true }} />);
  expect(screen.getByRole('columnheader', { name: '金額' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await press('金額');
  expect(sort.mock.calls).toEqual([
    [{ column: 'amount', descending: true }],
    [{ column: 'id', descending: false }],
    [{ column: 'amount', descending: false }],
  ]);
});

// Its bar is hidden in a wide table, and jsdom measures none.
it('offers each order of each sortable column on a phone', async () => {
  const sort = vi.fn();
  render(<Sample onSortChange={sort} />);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: '排序', hidden: true }),
    '金額：由小到大',
  );
  expect(sort).toHaveBeenCalledExactlyOnceWith({ column: 'amount', descending: false });
});

it('shows checkboxes on a phone while selecting, and clears the selection afterwards', async () => {
  render(<Sample />);
  const table = screen.getByRole('table');
  expect(table).not.toHaveAttribute('data-selecting');
  await userEvent.click(screen.getByRole('button', { name: '選取', hidden: true }));
  expect(table).toHaveAttribute('data-selecting');
  await userEvent.click(box('選取 A1'));
  await userEvent.click(screen.getByRole('button', { name: '取消選取', hidden: true }));
  expect(ticked()).toEqual([]);
  expect(table).not.toHaveAttribute('data-selecting');
});

it('focuses the row that the user comes back from as soon as it is there', () => {
  const { rerender } = render(<Sample rows={[]} loading initialRow="C3" />);
  expect(document.body).toHaveFocus();
  rerender(<Sample initialRow="C3" />);
  expect(link('C3')).toHaveFocus();
});

it('shows skeleton rows, the empty state, and the error with a retry', async () => {
  const retry = vi.fn();
  const { rerender } = render(<Sample rows={[]} loading empty="沒有訂單" />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('沒有訂單')).toBeNull();
  rerender(<Sample rows={[]} empty="沒有訂單" />);
  expect(screen.getByText('沒有訂單')).toBeVisible();
  rerender(<Sample rows={[]} error="訂單載入失敗" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('訂單載入失敗');
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('does not select the page when its rows are still loading', () => {
  const { rerender } = render(<Sample loading />);
  expect(screen.getAllByRole('checkbox', { name: '選取這一頁' })[0]).toBeDisabled();
  rerender(<Sample />);
  expect(screen.getAllByRole('checkbox', { name: '選取這一頁' })[0]).toBeEnabled();
});
