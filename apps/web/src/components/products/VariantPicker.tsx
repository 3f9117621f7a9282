import { useMessages } from '@mall/app/messages';
import { Inline, Stack, Stepper, Text, VisuallyHidden } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';
import type { Purchase } from './usePurchase';
import { Choices, Type } from './VariantPicker.styles';

export interface VariantPickerProps {
  readonly purchase: Purchase;
  readonly name: string;
}

/** The variants with their sold-out states, and the quantity. */
export function VariantPicker({ purchase, name }: VariantPickerProps) {
  const t = useMessages(productMessages);
  const { options, choice, choose, rule, quantity, setQuantity, max } = purchase;
  return (
    <Stack gap={4}>
      {options.map(({ attr, types }) => (
        <Choices key={attr}>
          <legend>{attr}</legend>
          {types.map(({ type, available }) => (
            <Type
              key={type}
              type="button"
              aria-pressed={choice[attr] === type}
              data-sold-out={!available || undefined}
              onClick={() => choose(attr, type)}
            >
              {type}
              {!available && <VisuallyHidden>（{t('Sold out')}）</VisuallyHidden>}
            </Type>
          ))}
        </Choices>
      ))}
      {rule?.stock !== 0 && (
        <Inline gap={3}>
          <Text as="span" strong>
            {t('Quantity')}
          </Text>
          <Stepper
            label={`${name} ${t('Quantity')}`}
            value={quantity}
            max={Math.max(1, max)}
            onValueChange={setQuantity}
          />
          {rule && (
            <Text as="span" size="sm" tone={rule.stock <= LOW ? 'warning' : 'muted'}>
              {rule.stock <= LOW ? t('Only {0} left', rule.stock) : t('In stock')}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** At or below this stock, the exact number is shown. */
const LOW = 5;
