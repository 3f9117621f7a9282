import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { AutoLoad } from './AutoLoad';

const PAGE = 10;
const LAST = 40;

/** A list of forty items, ten a page. */
function Items({ onReach }: { onReach: () => void }) {
  const [count, setCount] = useState(PAGE);
  const loadMore = () => {
    onReach();
    setCount((shown) => Math.min(shown + PAGE, LAST));
  };
  return (
    <Stack>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at}>第 {at + 1} 筆</Card>
      ))}
      {count < LAST && <AutoLoad onReach={loadMore} />}
    </Stack>
  );
}

const meta = {
  title: 'Kit/AutoLoad',
  component: AutoLoad,
  args: { onReach: fn() },
  render: ({ onReach }) => <Items onReach={onReach} />,
} satisfies Meta<typeof AutoLoad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Scrolls to the end until everything is loaded. */
export const ToTheEnd: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => {
      canvas
        .getAllByText(/第 \d+ 筆/)
        .at(-1)
        ?.scrollIntoView();
      await expect(canvas.getByText(`第 ${LAST} 筆`)).toBeInTheDocument();
    });
  },
};
