import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ShippingFieldset, type ShippingOption } from './ShippingFieldset';

const option = (
  id: number,
  kind: ShippingOption['kind'],
  rest: Partial<ShippingOption> = {},
): ShippingOption => ({
  ...{ id, kind, name: kind, description: '', fee: 100, free_from: null },
  ...{ available: true, reason: null, store: null },
  ...rest,
});
const methods = [
  option(1, 'home', { free_from: 1000 }),
  option(2, 'cvs'),
  option(3, 'pickup', { fee: 0, free_from: 500 }),
];

it('calls back with the whole method when one is chosen', async () => {
  const change = vi.fn();
  render(<ShippingFieldset methods={methods} value={undefined} onValueChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'pickup' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(methods[2]);
});

it('shows the fee, and from which price it is free unless it is free already', () => {
  render(<ShippingFieldset methods={methods} value={1} onValueChange={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'home' })).toHaveAccessibleDescription(
    /NT\$\s*100 滿 NT\$1,000 免運/,
  );
  const pickup = screen.getByRole('radio', { name: 'pickup' });
  expect(pickup).toHaveAccessibleDescription(/^免運/);
  expect(pickup).not.toHaveAccessibleDescription(/滿/);
});

it('offers the map for the chosen store pickup only, and shows why it could not be opened', async () => {
  const choose = vi.fn();
  const props = { methods, onValueChange: vi.fn(), onChooseStore: choose };
  const { rerender } = render(<ShippingFieldset {...props} value={1} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ShippingFieldset {...props} value={2} mapError="地圖暫時打不開" />);
  await userEvent.click(screen.getByRole('button', { name: '選擇取貨門市' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith(methods[1]);
  expect(screen.getByRole('alert')).toHaveTextContent('地圖暫時打不開');
});

it('names the chosen store, and offers to change it', () => {
  const store = { name: '全家公館店', address: '羅斯福路四段 1 號' };
  render(
    <ShippingFieldset
      methods={[option(2, 'cvs', { store })]}
      value={2}
      onValueChange={vi.fn()}
      onChooseStore={vi.fn()}
    />,
  );
  expect(screen.getByText('全家公館店')).toBeVisible();
  expect(screen.getByRole('button', { name: '更換門市' })).toBeVisible();
});
