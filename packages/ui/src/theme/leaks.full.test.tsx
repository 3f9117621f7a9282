import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { styled } from 'styled-components';
import { UiProvider } from './UiProvider';

type Stories = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true });
const isStory = (value: unknown): value is ComponentType => typeof value === 'function';
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries<unknown>(composeStories(module)).flatMap(([story, Story]) => {
    const name = `${file.replace(/^.*\//, '').replace('.stories.tsx', '')} ${story}`;
    return isStory(Story) ? [{ name, Story }] : [];
  }),
);

/**
 * Props of kit components that must not reach the DOM. `loading` is excluded, because images may
 * have it.
 */
const OURS = ['tone', 'variant', 'gap', 'align', 'justify', 'ratio', 'aschild', 'fullwidth'];
const leaking = `${OURS.map((word) => `[${word}]`).join()},[loading]:not(img,iframe)`;

/** Missing in jsdom; these tests scroll and resize nothing. */
class InertObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
vi.stubGlobal('ResizeObserver', InertObserver);
vi.stubGlobal('IntersectionObserver', InertObserver);
Element.prototype.scrollTo ??= () => undefined;

afterEach(cleanup);

it('covers the stories of the whole kit', () => {
  expect(stories.length).toBeGreaterThan(230);
});

it.each(stories)(
  "$name passes none of the kit's props to the DOM without a provider",
  ({ Story }) => {
    const { baseElement } = render(<Story />);
    expect([...baseElement.querySelectorAll(leaking)].map(({ outerHTML }) => outerHTML)).toEqual(
      [],
    );
  },
);

it("leaves the attributes of a partner's own elements", () => {
  const Cell = styled.td`
    color: inherit;
  `;
  const { container } = render(
    <UiProvider>
      <table>
        <tbody>
          <tr>
            <Cell align="right" />
          </tr>
        </tbody>
      </table>
    </UiProvider>,
  );
  expect(container.querySelector('td')).toHaveAttribute('align', 'right');
});
