import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Switch } from './index';
import { prepareJsdom } from './jsdom';

const places = [
  [globalThis, 'ResizeObserver'],
  [Element.prototype, 'scrollIntoView'],
  [Element.prototype, 'hasPointerCapture'],
] as const;
const before = places.map(([object, name]) => Object.getOwnPropertyDescriptor(object, name));

beforeEach(() => {
  for (const [object, name] of places) Reflect.deleteProperty(object, name);
});
afterEach(() => {
  for (const [at, [object, name]] of places.entries())
    Object.defineProperty(object, name, before[at] ?? { value: undefined, configurable: true });
});

it('lets a component that reads its layout work in a plain jsdom', async () => {
  prepareJsdom();
  let isOn = false;
  render(<Switch label="到貨通知" checked={false} onCheckedChange={(on) => (isOn = on)} />);
  await userEvent.click(screen.getByRole('switch', { name: '到貨通知' }));
  expect(isOn).toBe(true);
});

it('keeps what exists', () => {
  const own = () => true;
  Element.prototype.hasPointerCapture = own;
  prepareJsdom();
  expect(Element.prototype.hasPointerCapture).toBe(own);
});
