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

  it('counts steps from the least one may have', () => {
    const byTwo = { min: 3, max: 11, step: 2 };
    expect(readQuantity('5', byTwo)).toEqual({ value: 5 });
    expect(readQuantity('6', byTwo)).toEqual({ value: 5, moved: 'inSteps' });
  });
});

function Sample({ told = () => undefined }: { told?: (value: number) => void }) {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="數量"
      value={value}
      max={5}
      onValueChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

describe('Stepper', () => {
  it('steps, stops at the end and keeps the focus there', async () => {
    render(<Sample />);
    const more = screen.getByRole('button', { name: '增加' });
    for (let press = 0; press < 5; press++) await userEvent.click(more);
    expect(screen.getByRole('textbox')).toHaveValue('5');
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes by the arrow keys, and not beyond either end', async () => {
    const told = vi.fn();
    render(<Sample told={told} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(told.mock.calls).toEqual([[1]]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(told.mock.calls).toEqual([[1], [2], [3], [4], [5]]);
  });

  it('moves a typed number within bounds and says so', async () => {
    const told = vi.fn();
    render(<Sample told={told} />);
    const field = screen.getByRole('textbox', { name: '數量' });
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    expect(told).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(told).toHaveBeenCalledExactlyOnceWith(5);
    expect(screen.getByRole('status')).toHaveTextContent('最多 5，已幫您改成 5');
  });

  it('goes back to what it was when no number was typed', async () => {
    const told = vi.fn();
    render(<Sample told={told} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '兩個{Enter}');
    expect(field).toHaveValue('2');
    expect(told).not.toHaveBeenCalled();
  });

  it('leaves the Enter of an input method alone', () => {
    const told = vi.fn();
    render(<Sample told={told} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(told).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(told).toHaveBeenCalledExactlyOnceWith(3);
  });
});
