import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field';
import { Select } from './Select';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    defaultValue: 'tnn',
    children: [
      <option key="tpe" value="tpe">
        臺北市
      </option>,
      <option key="tnn" value="tnn">
        臺南市
      </option>,
      <option key="hua" value="hua">
        花蓮縣
      </option>,
    ],
  },
  render: (args) => (
    <Field label="縣市">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="縣市" error="請選擇縣市">
      <Select {...args} />
    </Field>
  ),
};
