import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lunchPost } from '../../../stories/posts';
import { DropdownMenu, MenuItem } from '../../kit/DropdownMenu/DropdownMenu';
import { IconButton } from '../../kit/IconButton/IconButton';
import type { ThreadComment } from './CommentRow';
import { CommentThread } from './CommentThread';

const latest: readonly ThreadComment[] = lunchPost.comments ?? [];
const older: readonly ThreadComment[] = Array.from({ length: 12 }, (_, at) => ({
  id: `older-${at}`,
  comment: `上週買的還在冷凍庫，第 ${at + 1} 次回購了。`,
  create_name: '隔壁阿明',
  create_icon: null,
  create_time: '2026-11-12 09:00:00',
  is_mine: false,
}));

const meta = {
  title: 'Articles/CommentThread',
  component: CommentThread<ThreadComment>,
  args: {
    label: '留言',
    comments: latest,
    time: () => '3 小時前',
    menu: ({ create_name, is_mine }) => (
      <DropdownMenu
        trigger={
          <IconButton label={`${create_name}的留言選項`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {is_mine ? (
          <MenuItem icon={<Trash2 />} tone="danger">
            刪除留言
          </MenuItem>
        ) : (
          <MenuItem icon={<Flag />}>檢舉留言</MenuItem>
        )}
      </DropdownMenu>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof CommentThread<ThreadComment>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const OnItsWay: Story = {
  args: {
    comments: [
      ...latest,
      {
        id: 'new',
        comment: '馬上下單！',
        create_name: '陳媽媽',
        create_icon: null,
        create_time: '',
        is_mine: true,
        pending: true,
      },
    ],
  },
};
export const LoadingOlder: Story = { args: { hasOlder: true, isLoadingOlder: true } };

/** The scroll position of the visible comments stays while older ones load above. */
export const Older: Story = {
  decorators: [(Story) => <div style={{ padding: '400px 0 900px' }}>{Story()}</div>],
  render: function Render(args) {
    const [comments, setComments] = useState(args.comments);
    return (
      <CommentThread
        {...args}
        comments={comments}
        hasOlder={comments === args.comments}
        onLoadOlder={() => setTimeout(() => setComments([...older, ...args.comments]), 50)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    scrollTo(0, 300);
    const read = () => canvas.getByText('週末也來煮一鍋。').getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: '載入較早的留言' }));
    const before = read();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(14));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The "older" button disappears too, so the comments may move up by its height.
    await expect(Math.abs(read() - before)).toBeLessThanOrEqual(60);
    scrollTo(0, 0);
  },
};
