import { useMessages } from '@mall/app/messages';
import type { PaymentChoice, PaymentMethod } from '@mall/sdk';
import { Field, PaymentIcon, PaymentMarks, RadioCard, RadioGroup, Select } from '@mall/ui';
import { useEffect, useRef } from 'react';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

export interface PaymentFieldsetProps {
  readonly methods: readonly PaymentMethod[];
  readonly value: PaymentChoice | undefined;
  readonly onChange: (choice: PaymentChoice) => void;
  /** The amount to pay, NT$; instalments are computed from it. */
  readonly total: number;
  readonly error?: string | undefined;
}

/** The payment methods: the chosen one shows its details, an unavailable one its reason. */
export function PaymentFieldset({ methods, value, onChange, total, error }: PaymentFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) group.current?.querySelector<HTMLElement>('[role=radio]:enabled')?.focus();
  }, [error]);

  function choose(wanted: string) {
    const { method, installments = [] } = methods.find((one) => one.method === wanted) ?? {};
    if (method === 'installments') {
      if (installments[0]) onChange({ method, installments: installments[0] });
    } else if (method) onChange({ method });
  }

  return (
    <div ref={group}>
      <RadioGroup
        label={t('Payment method')}
        value={value?.method ?? ''}
        error={error}
        onValueChange={choose}
      >
        {methods.map(({ method, name, description, installments, available, reason }) => {
          const chosen = method === value?.method;
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
                  {chosen && description}
                  <PaymentMarks method={method} />
                </>
              }
              disabledReason={available ? undefined : reason}
            >
              {chosen && value.method === 'installments' && (
                <Field label={t('Number of instalments')}>
                  <Select
                    value={value.installments}
                    onChange={({ target }) =>
                      onChange({ method: 'installments', installments: Number(target.value) })
                    }
                  >
                    {installments.map((count) => (
                      <option key={count} value={count}>
                        {t(
                          '{0} instalments of about NT${1}',
                          count,
                          Math.ceil(total / count).toLocaleString('en'),
                        )}
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
