import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryState, type QueryStateProps } from './QueryState';

type Query = QueryStateProps<readonly string[]>['query'];

function show(query: Partial<Query>, more: Partial<QueryStateProps<readonly string[]>> = {}) {
  const all: Query = { data: undefined, error: null, refetch: () => {}, ...query };
  return render(
    <QueryState query={all} failed="人員載入失敗" skeleton={<p>載入中</p>} {...more}>
      {(names) => <p>共 {names.length} 位</p>}
    </QueryState>,
  );
}

it('shows the skeleton, as busy, while there is no data', () => {
  show({});
  expect(screen.getByText('載入中').parentElement).toHaveAttribute('aria-busy', 'true');
});

it('shows what failed and why, and repeats the request, when the first one failed', async () => {
  const refetch = vi.fn();
  show({ error: new Error('?'), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('人員載入失敗');
  expect(screen.getByRole('alert')).toHaveTextContent('發生了一點問題');
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps the data when a later request failed', () => {
  show({ data: ['林小美'], error: new Error('?') });
  expect(screen.getByText('共 1 位')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the empty state instead of data when there is nothing to show', () => {
  show({ data: [] }, { empty: <p>還沒有人員</p> });
  expect(screen.getByText('還沒有人員')).toBeVisible();
  expect(screen.queryByText('共 0 位')).toBeNull();
});

it('asks the caller whether there is nothing to show', () => {
  show({ data: ['系統'] }, { empty: <p>還沒有人員</p>, isEmpty: (names) => names.length < 2 });
  expect(screen.getByText('還沒有人員')).toBeVisible();
});

it('renders empty data when there is no empty state', () => {
  show({ data: [] });
  expect(screen.getByText('共 0 位')).toBeVisible();
});
