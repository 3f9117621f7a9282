import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { pictures } from '../../../stories/samples';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Picture } from '../Picture/Picture';
import { Skeleton } from '../Skeleton/Skeleton';
import { Masonry } from './Masonry';
import type { FeedPlace } from './MasonryItem';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const keyOf = (item: number) => item;
const heightOf = (item: number) => 120 + ((item * 97) % 240);
const shots = Object.values(pictures);
const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  padding: 0;
  overflow: hidden;
  & > span {
    overflow: hidden;
  }
`;
const draw = (item: number, place: FeedPlace) => (
  <article {...place} aria-label={`第 ${item} 則`}>
    <Sheet style={{ height: heightOf(item) }}>
      <span>
        <Picture src={shots[item % shots.length] ?? null} alt="" ratio={1} />
      </span>
      <Button variant="quiet" size="sm">
        第 {item} 則
      </Button>
    </Sheet>
  </article>
);

const meta = {
  title: 'Kit/Masonry',
  component: Masonry<number>,
  args: {
    label: '貼文',
    items: numbers(12),
    itemKey: keyOf,
    // Deliberately wrong: rendered items must use their measured height.
    estimate: () => 300,
    children: draw,
    skeleton: (
      <Card>
        <Skeleton lines={4} />
      </Card>
    ),
  },
} satisfies Meta<typeof Masonry<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const posts = (canvas: HTMLElement) => within(canvas).getAllByRole('article');
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

export const Columns: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(posts(canvasElement)).toHaveLength(12));
    // Reading order equals DOM order, and no item is higher up than the one before it.
    const tops = posts(canvasElement).map(topOf);
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(posts(canvasElement)[3]).toHaveAttribute('aria-posinset', '4');
    await expect(posts(canvasElement)[3]).toHaveAttribute('aria-setsize', '-1');
  },
};

export const Loading: Story = { args: { items: numbers(2), busy: true } };
export const Empty: Story = { args: { items: [] } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
};

/** At any scroll position, only items near the viewport are rendered. */
export const Thousands: Story = {
  args: { items: numbers(2000), total: 2000 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(posts(canvasElement).length).toBeGreaterThan(3));
    for (const part of [0.3, 0.6, 1]) {
      scrollTo(0, document.documentElement.scrollHeight * part);
      await waitFor(() =>
        expect(
          posts(canvasElement).some((post) => topOf(post) >= 0 && topOf(post) < innerHeight),
        ).toBe(true),
      );
      await expect(posts(canvasElement).length).toBeLessThan(80);
    }
    await waitFor(() =>
      expect(posts(canvasElement).at(-1)).toHaveAttribute('aria-posinset', '2000'),
    );
    scrollTo(0, 0);
  },
};

export const Keyboard: Story = {
  args: { items: numbers(60) },
  decorators: [
    (Story) => (
      <>
        <button type="button">之前</button>
        {Story()}
        <button type="button">之後</button>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const post = (name: string) => canvas.getByRole('article', { name });
    await waitFor(() => expect(post('第 1 則')).toBeVisible());
    post('第 1 則').focus();
    for (let press = 0; press < 20; press += 1) await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(post('第 21 則')).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await expect(post('第 20 則')).toHaveFocus();
    // The focused item stays rendered when the user scrolls away.
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.queryByRole('article', { name: '第 60 則' })).toBeVisible());
    await expect(post('第 20 則')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: '之後' })).toHaveFocus();
    post('第 20 則').focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: '之前' })).toHaveFocus();
    scrollTo(0, 0);
  },
};

/** The visible items stay in place while others above them are added or removed. */
export const ComingIn: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(() => numbers(200).slice(20));
    useEffect(() => {
      const come = () => setItems(numbers(200));
      addEventListener('come', come);
      return () => removeEventListener('come', come);
    }, []);
    return <Masonry {...args} items={items} />;
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(posts(canvasElement).length).toBeGreaterThan(3));
    scrollTo(0, 3000);
    await waitFor(() =>
      expect(posts(canvasElement).some((post) => topOf(post) > 0 && topOf(post) < 300)).toBe(true),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const read = posts(canvasElement).find(
      (post) => post.getBoundingClientRect().bottom > 0 && topOf(post) < 300,
    );
    const name = read?.getAttribute('aria-label') ?? '';
    const before = read ? topOf(read) : 0;
    dispatchEvent(new Event('come'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const now = within(canvasElement).getByRole('article', { name });
    await expect(Math.abs(topOf(now) - before)).toBeLessThanOrEqual(2);
    scrollTo(0, 0);
  },
};
