import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readQuantity } from './quantity';
import { Stepper } from './Stepper';

const bounds = { min: 2, max: 10, step: 2 };

describe('readQuantity', () => {
  it.each([
    ['4', { value: 4 }],
    ['６', { value: 6 }],
    [' 8 ', { value: 8 }],
    ['99', { value: 10, moved: 'atMost' }],
    ['0', { value: 2, moved: 'atLeast' }],
    ['-3', { value: 2, moved: 'atLeast' }],
    ['5', { value: 4, moved: 'inSteps' }],
    ['abc', undefined],
    ['', undefined],
    ['1.5', undefined],
  ])('reads %j', (typed, result) => {
    expect(readQuantity(typed, bounds)).toEqual(result);
  });

  it('counts steps from the minimum', () => {
    const byTwo = { min: 3, max: 11, step: 2 };
    expect(readQuantity('5', byTwo)).toEqual({ value: 5 });
    expect(readQuantity('6', byTwo)).toEqual({ value: 5, moved: 'inSteps' });
  });
});

function Sample({ onValueChange = () => undefined }: { onValueChange?: (value: number) => void }) {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="數量"
      value={value}
      max={5}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

describe('Stepper', () => {
  it('steps, stops at the limit and keeps the focus there', async () => {
    render(<Sample />);
    const more = screen.getByRole('button', { name: '增加' });
    for (let press = 0; press < 5; press++) await userEvent.click(more);
    expect(screen.getByRole('textbox')).toHaveValue('5');
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('steps with the arrow keys, within its bounds', async () => {
    const onValueChange = vi.fn();
    render(<Sample onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(onValueChange.mock.calls).toEqual([[1]]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onValueChange.mock.calls).toEqual([[1], [2], [3], [4], [5]]);
  });

  it('clamps a typed number and shows a message', async () => {
    const onValueChange = vi.fn();
    render(<Sample onValueChange={onValueChange} />);
    const field = screen.getByRole('textbox', { name: '數量' });
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(5);
    expect(screen.getByRole('status')).toHaveTextContent('最多 5，已幫您改成 5');
  });

  it('restores the quantity when the text is no number', async () => {
    const onValueChange = vi.fn();
    render(<Sample onValueChange={onValueChange} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '兩個{Enter}');
    expect(field).toHaveValue('2');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each(['1.5', '9.9', '1,2'])('keeps its value when %s is typed', async (text) => {
    const onValueChange = vi.fn();
    render(<Sample onValueChange={onValueChange} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
  });

  it('does not apply the text when Enter ends a composition', () => {
    const onValueChange = vi.fn();
    render(<Sample onValueChange={onValueChange} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});
