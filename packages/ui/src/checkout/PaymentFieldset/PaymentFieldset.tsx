import type { PaymentMethodName } from '@mall/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { Field } from '../../kit/Field/Field';
import { RadioCard } from '../../kit/RadioGroup/RadioCard';
import { RadioGroup } from '../../kit/RadioGroup/RadioGroup';
import { Select } from '../../kit/Select/Select';
import { defaultPaymentLabels } from '../../labels/zh-TW/payment';
import type { PaymentLabels } from '../../labels/types/payment';
import { formatPrice } from '../../products/Price/formatPrice';
import { useLabels } from '../../theme/UiContext';
import { PaymentIcon } from '../PaymentMarks/PaymentIcon';
import { PaymentMarks } from '../PaymentMarks/PaymentMarks';

/** A payment method of a cart or an unpaid order, with the API's field names. */
export interface PaymentOption {
  method: PaymentMethodName;
  name: string;
  description: string;
  /** The numbers of instalments to choose from. */
  installments: readonly number[];
  available: boolean;
  /** Why it is not available. */
  reason: string | null;
}

/** A chosen payment, as the API takes it. */
export type PaymentValue =
  | { method: Exclude<PaymentMethodName, 'installments'> }
  | { method: 'installments'; installments: number };

export interface PaymentFieldsetProps {
  /** The methods, in order; those that are not available show their reason. */
  methods: readonly PaymentOption[];
  /** The chosen payment; undefined for none. */
  value: PaymentValue | undefined;
  /**
   * Called with the new choice. Instalments start with the first number that the method offers.
   */
  onValueChange: (value: PaymentValue) => void;
  /** The amount to pay, NT$; each instalment is computed from it. */
  total: number;
  /** Error message. When it appears, the first available method gets the focus. */
  error?: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: PaymentLabels | undefined;
}

/**
 * Chooses how an order is paid. The chosen method shows its description, and instalments their
 * number; a method that is not available shows the reason.
 *
 * @example
 * import type { PaymentChoice } from '@mall/sdk';
 *
 * const { payment, totals } = useCheckout(1);
 * const [value, setValue] = useState<PaymentChoice>();
 * <PaymentFieldset
 *   methods={payment.data?.list ?? []}
 *   total={totals?.total_amount ?? 0}
 *   value={value}
 *   onValueChange={setValue}
 * />
 */
export function PaymentFieldset({
  methods,
  value,
  onValueChange,
  total,
  error,
  labels: given,
}: PaymentFieldsetProps) {
  const labels = useLabels('payment', given, defaultPaymentLabels);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) group.current?.querySelector<HTMLElement>('[role=radio]:enabled')?.focus();
  }, [error]);

  function choose(wanted: string): void {
    const { method, installments = [] } = methods.find((each) => each.method === wanted) ?? {};
    if (method === 'installments') {
      if (installments[0]) onValueChange({ method, installments: installments[0] });
    } else if (method) onValueChange({ method });
  }

  return (
    <div ref={group}>
      <RadioGroup
        label={labels.paymentMethod}
        value={value?.method ?? ''}
        error={error}
        onValueChange={choose}
      >
        {methods.map(({ method, name, description, installments, available, reason }) => {
          const isChosen = method === value?.method;
          return (
            <RadioCard
              key={method}
              value={method}
              title={
                <>
                  <PaymentIcon method={method} />
                  {name}
                </>
              }
              description={
                <>
                  {isChosen && description}
                  <PaymentMarks method={method} />
                </>
              }
              disabledReason={available ? undefined : reason}
            >
              {isChosen && value.method === 'installments' && (
                <Field label={labels.instalments}>
                  <Select
                    value={value.installments}
                    onChange={({ target }) =>
                      onValueChange({
                        method: 'installments',
                        installments: Number(target.value),
                      })
                    }
                  >
                    {installments.map((count) => (
                      <option key={count} value={count}>
                        {labels.instalmentsOf(count, formatPrice(Math.ceil(total / count)))}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </RadioCard>
          );
        })}
      </RadioGroup>
    </div>
  );
}
