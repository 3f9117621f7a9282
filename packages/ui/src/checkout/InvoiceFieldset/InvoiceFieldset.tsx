import { useState } from 'react';
import { Button } from '../../kit/Button/Button';
import type { FormFieldProps } from '../../kit/Field/FormFieldProps';
import { RadioCard } from '../../kit/RadioGroup/RadioCard';
import { RadioGroup } from '../../kit/RadioGroup/RadioGroup';
import { ReviewRow } from '../../kit/ReviewRow/ReviewRow';
import { defaultInvoiceLabels } from '../../labels/zh-TW/invoice';
import type { InvoiceKind, InvoiceLabels } from '../../labels/types/invoice';
import { useLabels } from '../../theme/UiContext';
import { InvoiceFields } from './InvoiceFields';
import type { InvoiceErrors, InvoiceValue } from './InvoiceValue';

export interface InvoiceFieldsetProps {
  /** The current values; the fieldset holds none of them. */
  value: InvoiceValue;
  /** Called with all values after each change of a field. */
  onValueChange: (value: InvoiceValue) => void;
  /**
   * Called with the kind that was chosen. Empty `code`, or restore the one that was typed for this
   * kind: `changeInvoiceKind` of `@mall/hooks` does.
   */
  onKindChange: (kind: InvoiceKind) => void;
  /** The kinds that the shop issues, in any order: `offeredInvoices` of `@mall/contract`. */
  kinds: readonly InvoiceKind[];
  /** Error messages, each shown at its field. With any the fieldset expands. */
  errors?: InvoiceErrors | undefined;
  /** Props of a form library for each field, such as `register` of react-hook-form. */
  fieldProps?: ((name: keyof InvoiceValue) => FormFieldProps) | undefined;
  /** The mobile barcode of the member's profile, offered to fill in. */
  savedBarcode?: string | null | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: InvoiceLabels | undefined;
}

const KINDS = ['member', 'mobile_barcode', 'citizen', 'donation', 'company'] as const;

/** Returns the data of an invoice beside its kind, for a line of text; empty while it is missing. */
function detailOf({ kind, code, company_no }: InvoiceValue, labels: InvoiceLabels): string {
  if (kind === 'company') return company_no;
  const charity =
    kind === 'donation' ? labels.charities.find((each) => each.code === code) : undefined;
  return charity ? `${charity.name} ${code}` : code;
}

/**
 * Chooses the e-invoice of an order: carrier, donation, or company. It is collapsed to a line until
 * it is edited, is incomplete, or has an error.
 *
 * @example
 * const kinds = ['member', 'donation'] as const;
 * const [value, setValue] = useState(startInvoice(undefined, kinds));
 * <InvoiceFieldset
 *   kinds={kinds}
 *   value={value}
 *   onValueChange={(change) => setValue({ ...value, ...change })}
 *   onKindChange={(kind) => setValue(changeInvoiceKind(value, kind))}
 * />
 */
export function InvoiceFieldset({
  value,
  onValueChange,
  onKindChange,
  kinds,
  errors = {},
  fieldProps,
  savedBarcode,
  labels: given,
}: InvoiceFieldsetProps) {
  const labels = useLabels('invoice', given, defaultInvoiceLabels);
  const [isOpen, setIsOpen] = useState(false);
  const detail = detailOf(value, labels);
  const hasError = Object.values(errors).some(Boolean);
  if (!isOpen && !hasError && (value.kind === 'member' || detail !== '')) {
    return (
      <ReviewRow
        label={labels.invoice}
        action={
          <Button type="button" variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
            {labels.change}
          </Button>
        }
      >
        {[labels.kinds[value.kind], detail].filter(Boolean).join('・')}
      </ReviewRow>
    );
  }
  return (
    <RadioGroup
      label={labels.invoice}
      value={value.kind}
      error={errors.kind}
      onValueChange={(wanted) => {
        const kind = KINDS.find((each) => each === wanted);
        if (!kind) return;
        setIsOpen(true);
        onKindChange(kind);
      }}
    >
      {KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
        <RadioCard
          key={kind}
          value={kind}
          title={labels.kinds[kind]}
          description={kind === 'member' && labels.memberHint}
        >
          {kind === value.kind && kind !== 'member' && (
            <InvoiceFields
              value={value}
              onValueChange={onValueChange}
              errors={errors}
              fieldProps={fieldProps}
              savedBarcode={savedBarcode}
              labels={labels}
            />
          )}
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
