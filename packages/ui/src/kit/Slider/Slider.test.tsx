import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Field } from '../Field/Field';
import { Slider } from './Slider';

const slider = () => screen.getByRole('slider', { name: '折抵點數' });

it('reports each value while it moves, and the one at release', () => {
  const moved = vi.fn();
  const rested = vi.fn();
  render(
    <Slider label="折抵點數" value={10} max={50} onValueChange={moved} onValueCommit={rested} />,
  );
  fireEvent.input(slider(), { target: { value: '30' } });
  expect(moved).toHaveBeenCalledExactlyOnceWith(30);
  expect(rested).not.toHaveBeenCalled();
  fireEvent(slider(), new Event('change', { bubbles: true }));
  expect(rested).toHaveBeenCalledOnce();
});

it('announces its value as text, within its bounds', () => {
  render(
    <Slider
      label="折抵點數"
      value={20}
      max={50}
      step={10}
      valueText="20 點"
      onValueChange={vi.fn()}
    />,
  );
  expect(slider()).toHaveAttribute('aria-valuetext', '20 點');
  expect(slider()).toHaveAttribute('max', '50');
  expect(slider()).toHaveAttribute('step', '10');
});

it('takes its name and its error from its Field', () => {
  render(
    <Field label="折抵點數" error="點數不夠">
      <Slider value={0} max={50} onValueChange={vi.fn()} />
    </Field>,
  );
  expect(slider()).toHaveAccessibleDescription('點數不夠');
});
