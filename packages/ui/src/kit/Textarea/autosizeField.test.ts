import { expect, it } from 'vitest';
import { autosizeField } from './autosizeField';

/** A field with three lines, in a browser that supports these style properties. */
function fieldIn(style: object) {
  const field = document.createElement('textarea');
  Object.defineProperty(field, 'style', { value: style });
  Object.defineProperty(field, 'scrollHeight', { value: 72 });
  return field;
}

it('makes a field as high as its text', () => {
  const field = fieldIn({ height: '' });
  autosizeField(field);
  expect(field.style.height).toBe('72px');
});

it('leaves the height to the browser when it supports field-sizing', () => {
  const field = fieldIn({ height: '', fieldSizing: 'content' });
  autosizeField(field);
  expect(field.style.height).toBe('');
});
