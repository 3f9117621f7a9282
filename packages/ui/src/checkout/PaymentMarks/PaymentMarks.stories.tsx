import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentMethods } from '@mall/contract';
import { RadioCard } from '../../kit/RadioGroup/RadioCard';
import { RadioGroup } from '../../kit/RadioGroup/RadioGroup';
import { PaymentIcon } from './PaymentIcon';
import { PaymentMarks } from './PaymentMarks';

const names: Readonly<Record<(typeof paymentMethods)[number], string>> = {
  credit: '信用卡一次付清',
  installments: '信用卡分期',
  atm: 'ATM 轉帳',
  cvs: '超商代碼繳費',
  barcode: '超商條碼繳費',
  transfer: '銀行匯款',
};

const meta = {
  title: 'Checkout/PaymentMarks',
  component: PaymentMarks,
  subcomponents: { PaymentIcon },
  args: { method: 'credit' },
  render: ({ method }) => (
    <div style={{ maxWidth: 480 }}>
      <RadioGroup label="付款方式" value={method} onValueChange={() => undefined}>
        {paymentMethods.map((each) => (
          <RadioCard
            key={each}
            value={each}
            title={
              <>
                <PaymentIcon method={each} />
                {names[each]}
              </>
            }
            description={<PaymentMarks method={each} />}
          />
        ))}
      </RadioGroup>
    </div>
  ),
} satisfies Meta<typeof PaymentMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
