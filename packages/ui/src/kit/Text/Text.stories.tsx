import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  title: 'Kit/Text',
  component: Text,
  args: { children: '清晨五點，巷口的豆漿剛滾，蒸籠冒著白煙，老闆笑著問你今天要甜的還是鹹的。' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Clamped: Story = {
  args: { clamp: 2 },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
};
export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      {(['text', 'muted', 'brand', 'fresh', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}：今日鮮貨已上架
        </Text>
      ))}
    </Stack>
  ),
};
