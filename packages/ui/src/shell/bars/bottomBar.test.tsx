import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bottomBar } from './bottomBar';

const isReserved = () => document.documentElement.hasAttribute('data-bottom-bars');

it('the page is marked while one of two bars is mounted', () => {
  const { rerender, unmount } = render(
    <>
      <div {...bottomBar} />
      <div {...bottomBar} />
    </>,
  );
  expect(isReserved()).toBe(true);
  rerender(<div {...bottomBar} />);
  expect(isReserved()).toBe(true);
  unmount();
  expect(isReserved()).toBe(false);
});
