import { expect, it } from 'vitest';
import { problemOf } from '../scripts/check-commits.mjs';

it.each([
  'cart: merge the lines of a guest when they sign in',
  'hooks, ui: name the entry points by content',
  'Release',
])('problemOf finds nothing when a subject is %j', (subject) => {
  expect(problemOf(subject)).toBeNull();
});

it.each([
  ['Reject malformed requests with 4xx', 'is not `scope: imperative`'],
  ['cart: Merge lines', 'is not `scope: imperative`'],
  ['cart: merge lines.', 'is not `scope: imperative`'],
  [`cart: ${'x'.repeat(70)}`, 'has 76 characters'],
])('problemOf refuses %j', (subject, problem) => {
  expect(problemOf(subject)).toBe(problem);
});
