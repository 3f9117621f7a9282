import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable, type DataColumn } from './DataTable';

interface Month {
  month: string;
  amount: number;
}

const columns: readonly DataColumn<Month>[] = [
  { key: 'month', header: '月份', cell: ({ month }) => month },
  { key: 'amount', header: '分潤', figure: true, cell: ({ amount }) => `NT$${amount}` },
];
const keyOf = ({ month }: Month) => month;

it('has a caption, named columns, and a name for each row', () => {
  render(
    <DataTable
      caption="結算紀錄"
      columns={columns}
      rows={[{ month: '2026/10', amount: 820 }]}
      keyOf={keyOf}
    />,
  );
  const table = within(screen.getByRole('table', { name: '結算紀錄' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '月份',
    '分潤',
  ]);
  expect(table.getByRole('rowheader')).toHaveTextContent('2026/10');
  expect(table.getByRole('cell')).toHaveTextContent('NT$820');
});

it('shows the empty state when it has loaded without rows', () => {
  const { rerender } = render(
    <DataTable caption="結算紀錄" columns={columns} rows={[]} keyOf={keyOf} empty="沒有" loading />,
  );
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('沒有')).toBeNull();
  rerender(<DataTable caption="結算紀錄" columns={columns} rows={[]} keyOf={keyOf} empty="沒有" />);
  expect(screen.getByText('沒有')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
