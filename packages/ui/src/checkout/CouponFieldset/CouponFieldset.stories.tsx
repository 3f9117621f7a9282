import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CouponCodeField } from '../CouponCodeField/CouponCodeField';
import { CouponFieldset } from './CouponFieldset';
import type { CouponOption } from './CouponOption';

const coupon = (id: number, name: string, rest: Partial<CouponOption> = {}): CouponOption => ({
  ...{ id, name, discount_amount: 0, replaces: [], reason: null },
  ...{ min_amount: 0, max_discount: null, stackable: false },
  ...{ start_time: '2026-11-01 00:00:00', end_time: '2026-12-31 23:59:59' },
  ...rest,
});
const offered = [
  coupon(1, '老鄰居九折', { discount_amount: 138, max_discount: 200, min_amount: 500 }),
  coupon(2, '免運券', { discount_amount: 100, stackable: true }),
  coupon(3, '新朋友折 80', { discount_amount: 80, replaces: [1] }),
];
const refused = [coupon(4, '滿三千折三百', { reason: '商品滿 NT$3,000 才能使用，還差 NT$1,620' })];

const meta = {
  title: 'Checkout/CouponFieldset',
  component: CouponFieldset,
  args: { offered, refused, chosen: [], onToggle: fn(), onClear: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [chosen, setChosen] = useState(args.chosen);
    const [code, setCode] = useState('');
    return (
      <CouponFieldset
        {...args}
        chosen={chosen}
        onToggle={({ id, replaces }) =>
          setChosen(
            chosen.includes(id)
              ? chosen.filter((each) => each !== id)
              : [...chosen.filter((each) => !replaces.includes(each)), id],
          )
        }
        onClear={() => setChosen([])}
      >
        <CouponCodeField
          value={code}
          onValueChange={setCode}
          action="套用"
          onSubmit={(event) => event.preventDefault()}
        />
      </CouponFieldset>
    );
  },
} satisfies Meta<typeof CouponFieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The coupon that saves most was applied without a choice. */
export const Default: Story = { args: { chosen: [1], best: 1 } };
export const NoneChosen: Story = {};
export const Loading: Story = { args: { offered: undefined } };
export const NoneFits: Story = { args: { offered: [] } };
/** Opened: another coupon replaces the chosen one. */
export const Open: Story = {
  args: { chosen: [1] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '變更優惠券' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '新朋友折 80' }));
    await expect(canvas.getByRole('checkbox', { name: /老鄰居九折/ })).not.toBeChecked();
  },
};
/** The last choice was refused. */
export const Refused: Story = { args: { chosen: [1], error: '這張優惠券剛剛用完了' } };
export const Failing: Story = {
  args: { offered: undefined, loadError: '網路不穩，請再試一次。', onRetry: fn() },
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };
