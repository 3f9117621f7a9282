import type { Meta, StoryObj } from '@storybook/react-vite';
import { Diff } from './Diff';

const meta = {
  title: 'Desk/Diff',
  component: Diff,
  args: {
    changes: [
      { key: 'amount', label: '售價', before: 680, after: 620 },
      { key: 'name', label: '商品名稱', before: '愛文芒果', after: '玉井愛文芒果' },
      { key: 'shown', label: '上架', before: true, after: false },
      {
        key: 'tags',
        label: '熱門標籤',
        before: ['當季', '送禮', '免運'],
        after: ['當季', '產地直送', '免運'],
      },
      { key: 'note', label: '備註', before: null, after: '中秋前出完' },
      { key: 'phone', label: '收件人電話', isHidden: true },
    ],
  },
} satisfies Meta<typeof Diff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    changes: [
      {
        key: 'text',
        label: '商品說明',
        before:
          '台南玉井的愛文芒果，樹上熟成才採收，果肉細、香氣足。每箱八到十顆，約五台斤，冷藏宅配到府。收到後請放冷藏，三天內吃完最好；天氣熱，請盡快簽收。',
        after:
          '台南玉井的愛文芒果，樹上熟成才採收，果肉細、香氣足。每箱六到八顆，約五台斤，冷藏宅配到府。收到後請放冷藏，三天內吃完最好；如果碰傷，請在當天拍照告訴我們。',
      },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const PhoneLongText: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
