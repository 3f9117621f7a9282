import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../Stack/Inline';
import { Chip } from './Chip';

const meta = { title: 'Kit/Chip', component: Chip, args: { children: '冷凍' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '#search', children: '愛文芒果' } };
export const Removable: Story = { args: { onRemove: fn() } };
export const Pressable: Story = { args: { onPress: fn(), children: '運費怎麼算？' } };
export const Toggle: Story = { args: { onPress: fn(), pressed: true } };
export const Disabled: Story = { args: { onPress: fn(), pressed: false, disabled: true } };
export const Several: Story = {
  render: () => (
    <Inline gap={2}>
      <Chip onRemove={() => undefined}>冷凍</Chip>
      <Chip onRemove={() => undefined}>NT$500 以下</Chip>
      <Chip onPress={() => undefined} pressed>
        只看有貨
      </Chip>
      <Chip onPress={() => undefined} pressed={false}>
        特價中
      </Chip>
      <Chip href="#tag">中秋禮盒</Chip>
    </Inline>
  ),
};
