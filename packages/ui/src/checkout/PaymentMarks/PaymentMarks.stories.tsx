import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentMethods } from '@mall/contract';
import { RadioCard } from '../../kit/RadioGroup/RadioCard';
import { RadioGroup } from '../../kit/RadioGroup/RadioGroup';
import { PaymentIcon } from './PaymentIcon';
import { PaymentMarks } from './PaymentMarks';

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
                付款方式
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
