import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Field } from '../../kit/Field/Field';
import { Combobox } from './Combobox';

const banks = [
  { value: '004', note: '004', label: '臺灣銀行' },
  { value: '005', note: '005', label: '臺灣土地銀行' },
  { value: '700', note: '700', label: '中華郵政' },
];

const onValueChange = vi.fn();
beforeEach(() => onValueChange.mockClear());

function Sample({ initial }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field required label="銀行" hint="名稱或代碼" error="請選擇銀行">
      <Combobox
        options={banks}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
}

const field = () => screen.getByRole('combobox', { name: /銀行/ });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('is named, described and required by its field', () => {
  render(<Sample />);
  expect(field()).toHaveAccessibleDescription('請選擇銀行 名稱或代碼');
  expect(field()).toBeRequired();
  expect(field()).toBeInvalid();
});

it('matches a part of the name or the code, announces the count, and chooses the first on Enter', async () => {
  render(<Sample />);
  await userEvent.type(field(), '臺灣');
  expect(shown()).toEqual(['004臺灣銀行', '005臺灣土地銀行']);
  expect(screen.getByRole('status')).toHaveTextContent('2 個符合的選項');
  await userEvent.clear(field());
  await userEvent.type(field(), '台');
  expect(shown()).toHaveLength(2);
  await userEvent.clear(field());
  await userEvent.type(field(), '００５');
  expect(shown()).toEqual(['005臺灣土地銀行']);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('005');
  expect(field()).toHaveValue('臺灣土地銀行');
  expect(shown()).toEqual([]);
});

it('shows the whole list when it is opened, whatever the choice is', async () => {
  render(<Sample initial="700" />);
  await userEvent.click(screen.getByRole('button', { name: '顯示選項' }));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('option', { name: /中華郵政/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('option', { name: /臺灣銀行/ }));
  expect(onValueChange).toHaveBeenLastCalledWith('004');
});

it('chooses nothing when Enter ends a composition', async () => {
  render(<Sample />);
  await userEvent.type(field(), '中');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('700');
});

it('does not filter when a composition is unfinished', async () => {
  render(<Sample />);
  await userEvent.click(field());
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'ㄓㄨ' }, isComposing: true });
  expect(shown()).toHaveLength(3);
  fireEvent.input(field(), { target: { value: '中華' }, isComposing: true });
  fireEvent.compositionEnd(field());
  expect(shown()).toEqual(['700中華郵政']);
});

it('resets unmatched text on blur and clears the choice when the text is cleared', async () => {
  render(<Sample initial="700" />);
  await userEvent.type(field(), '農會');
  expect(screen.getByRole('status')).toHaveTextContent('沒有符合的選項');
  await userEvent.tab();
  expect(field()).toHaveValue('中華郵政');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith(undefined);
});

it('replaces the choice when text is typed', async () => {
  render(<Sample initial="700" />);
  await userEvent.tab();
  await userEvent.keyboard('土地');
  expect(field()).toHaveValue('土地');
  expect(shown()).toEqual(['005臺灣土地銀行']);
});

it('closes the list and keeps the choice when Escape is pressed', async () => {
  render(<Sample initial="700" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(field()).toHaveValue('中華郵政');
});
