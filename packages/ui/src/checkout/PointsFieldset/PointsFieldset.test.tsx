import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PointsFieldset, type PointsFieldsetProps } from './PointsFieldset';

function setUp(props: Partial<PointsFieldsetProps> = {}) {
  const spend = vi.fn(async () => undefined);
  const all = { balance: 1280, most: 600, used: 0, rate: 1, onSpend: spend, ...props };
  const { rerender, container } = render(<PointsFieldset {...all} />);
  const change = (next: Partial<PointsFieldsetProps>) =>
    rerender(<PointsFieldset {...all} {...next} />);
  return { spend, change, container };
}
const open = () => userEvent.click(screen.getByRole('button', { name: '使用點數' }));
const field = () => screen.getByRole('textbox', { name: '使用點數' });

it.each([
  ['some can be spent', {}, '最多可用 600 點'],
  ['some are spent', { used: 1200, amount: 1200 }, '使用 1,200 點，折 NT$1,200'],
  ['the order accepts none', { most: 0 }, '有 1,280 點，這筆用不到'],
  ['there are none', { balance: 0, most: 0 }, '目前沒有點數'],
])('is a line when %s', (_, props, text) => {
  setUp(props);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('renders nothing when the shop has no points', () => {
  expect(setUp({ rate: 0 }).container).toBeEmptyDOMElement();
});

it('sends the typed number with Enter, when the field loses the focus, and not twice', async () => {
  const { spend, change } = setUp();
  await open();
  await userEvent.clear(field());
  await userEvent.type(field(), '１２０{Enter}');
  expect(spend).toHaveBeenCalledExactlyOnceWith(120);
  change({ used: 120, amount: 120 });
  await userEvent.tab();
  expect(spend).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('已折抵 NT$120');
  await userEvent.clear(field());
  await userEvent.type(field(), '30');
  await userEvent.tab();
  expect(spend).toHaveBeenLastCalledWith(30);
});

it.each(['12.5', '-5', '很多'])('refuses %s beside the field, and sends nothing', async (text) => {
  const { spend } = setUp();
  await open();
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
  expect(field()).toHaveAccessibleDescription('請輸入整數點數');
  expect(spend).not.toHaveBeenCalled();
});

it('sends the value of the slider when it is released', async () => {
  const { spend } = setUp();
  await open();
  const slider = screen.getByRole('slider', { name: '滑動選擇使用點數' });
  fireEvent.input(slider, { target: { value: '200' } });
  expect(field()).toHaveValue('200');
  expect(slider).toHaveAttribute('aria-valuetext', '200 點');
  expect(spend).not.toHaveBeenCalled();
  fireEvent(slider, new Event('change'));
  expect(spend).toHaveBeenCalledExactlyOnceWith(200);
});

it('sends all that the order accepts, unless that is changing', async () => {
  const { spend, change } = setUp();
  await open();
  await userEvent.click(screen.getByRole('button', { name: '全部使用' }));
  expect(spend).toHaveBeenCalledExactlyOnceWith(600);
  change({ isChanging: true });
  expect(screen.getByRole('button', { name: '全部使用' })).toBeDisabled();
});

it('leaves the typed number beside the error when the server refuses it', async () => {
  const edit = vi.fn();
  const { change } = setUp({
    onEdit: edit,
    onSpend: () => Promise.reject(new Error('refused')),
  });
  await open();
  await userEvent.clear(field());
  await userEvent.type(field(), '700{Enter}');
  change({ error: '點數不夠' });
  expect(field()).toHaveValue('700');
  expect(field()).toHaveAccessibleDescription('點數不夠');
  edit.mockClear();
  await userEvent.type(field(), '0');
  expect(edit).toHaveBeenCalledOnce();
});
