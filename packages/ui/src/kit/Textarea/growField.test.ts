import { expect, it } from 'vitest';
import { growField } from './growField';

/** A field with three lines, in a browser with these properties of style. */
function fieldIn(style: object) {
  const field = document.createElement('textarea');
  Object.defineProperty(field, 'style', { value: style });
  Object.defineProperty(field, 'scrollHeight', { value: 72 });
  return field;
}

it('makes a field as high as its text', () => {
  const field = fieldIn({ height: '' });
  growField(field);
  expect(field.style.height).toBe('72px');
});

it('leaves it to the browser that does so by itself', () => {
  const field = fieldIn({ height: '', fieldSizing: 'content' });
  growField(field);
  expect(field.style.height).toBe('');
});
