import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { Field } from '../../kit/Field/Field';
import type { FormFieldProps } from '../../kit/Field/FormFieldProps';
import { Input } from '../../kit/Input/Input';
import { Text } from '../../kit/Text/Text';
import { defaultCouponLabels } from '../../labels/zh-TW/coupons';
import type { CouponLabels } from '../../labels/types/coupons';
import { useLabels } from '../../theme/UiContext';
import { FieldRow } from '../FieldRow';

export interface CouponCodeFieldProps extends FormFieldProps {
  /** The typed code. */
  value: string;
  /** Called while the code is typed. */
  onValueChange: (code: string) => void;
  /** Called when the code is submitted. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Text of the button, e.g. 套用 or 領取. */
  action: ReactNode;
  /** Error message, e.g. why the code was refused. */
  error?: ReactNode;
  /** Message after a code was accepted; announced. */
  status?: ReactNode;
  /**
   * Whether the code is being checked.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: CouponLabels | undefined;
}

const Form = styled.form`
  min-width: 0;
`;

/**
 * A form with a field for a coupon code. Place it outside of other forms.
 *
 * @example
 * const { enterCode } = useCartCoupons(1);
 * const [code, setCode] = useState('');
 * <CouponCodeField
 *   value={code}
 *   onValueChange={setCode}
 *   action="套用"
 *   loading={enterCode.isPending}
 *   error={enterCode.isError && '這組代碼不能使用'}
 *   onSubmit={(event) => (event.preventDefault(), enterCode.mutate(code))}
 * />
 */
export function CouponCodeField({
  value,
  onValueChange,
  onSubmit,
  action,
  error,
  status,
  loading = false,
  ref,
  onBlur,
  labels: given,
}: CouponCodeFieldProps) {
  const labels = useLabels('coupons', given, defaultCouponLabels);
  return (
    <Form noValidate onSubmit={onSubmit}>
      <Field label={labels.code} error={error}>
        <FieldRow>
          <Input
            ref={ref}
            onBlur={onBlur}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            value={value}
            onChange={({ target }) => onValueChange(target.value)}
          />
          <Button type="submit" variant="secondary" loading={loading}>
            {action}
          </Button>
        </FieldRow>
      </Field>
      <Text size="sm" tone="fresh" role="status">
        {status}
      </Text>
    </Form>
  );
}
