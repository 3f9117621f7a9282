import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CaptchaStatus } from './CaptchaStatus';

const meta = {
  title: 'Kit/CaptchaStatus',
  component: CaptchaStatus,
  args: { status: 'idle', onRetry: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof CaptchaStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Solving: Story = { args: { status: 'solving' } };
export const Solved: Story = { args: { status: 'solved' } };
/** The only state with a button. */
export const Failed: Story = { args: { status: 'failed' } };
export const Narrow: Story = { ...Failed, globals: { viewport: { value: 'narrow' } } };
