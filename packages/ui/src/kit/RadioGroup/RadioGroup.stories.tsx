import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Price } from '../../products/Price/Price';
import { Field } from '../Field/Field';
import { Select } from '../Select/Select';
import { RadioCard } from './RadioCard';
import { Radio, RadioGroup } from './RadioGroup';

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio, RadioCard },
  args: { label: '電子發票', value: 'personal', onValueChange: fn(), children: null },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 480 }}>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = [
  <Radio key="personal" value="personal">
    個人電子發票
  </Radio>,
  <Radio key="company" value="company">
    公司統編
  </Radio>,
  <Radio key="donate" value="donate" disabled>
    捐贈發票
  </Radio>,
];

const cards = [
  <RadioCard
    key="home"
    value="home"
    title="宅配到府"
    description="出貨後 1–2 天送達，可指定時段"
    end={<Price amount={120} size="sm" />}
  />,
  <RadioCard
    key="seven"
    value="seven"
    title="7-ELEVEN 取貨"
    description="出貨後 2–3 天到店，七天內取貨"
    end={<Price amount={60} size="sm" />}
  />,
  <RadioCard
    key="family"
    value="family"
    title="全家取貨"
    disabledReason="冷凍商品超過店取尺寸，請改選宅配"
    end={<Price amount={60} size="sm" />}
  />,
];

export const Plain: Story = { args: { children: plain } };
export const NothingChosen: Story = {
  args: { children: plain, value: '', error: '請選擇發票類型' },
};
export const Cards: Story = { args: { label: '配送方式', value: 'home', children: cards } };
export const FieldInside: Story = {
  args: {
    label: '付款方式',
    value: 'installments',
    children: [
      <RadioCard key="credit" value="credit" title="信用卡一次付清" />,
      <RadioCard key="installments" value="installments" title="信用卡分期">
        <Field label="分期期數">
          <Select defaultValue="3">
            <option value="3">3 期，每期約 NT$630</option>
            <option value="6">6 期，每期約 NT$315</option>
          </Select>
        </Field>
      </RadioCard>,
    ],
  },
};
export const CardsNarrow: Story = {
  args: { label: '配送方式', value: 'seven', children: cards },
  globals: { viewport: { value: 'narrow' } },
};
