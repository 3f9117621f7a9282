import { useMessages } from '@mall/app/messages';
import { Inline, Stack, Stepper, Text } from '@mall/ui';
import { productMessages } from '../../messages/zh-TW/products';
import type { Purchase } from './usePurchase';
import { VariantChoices } from './VariantChoices';

export interface VariantPickerProps {
  readonly purchase: Purchase;
  readonly name: string;
}

/** The variants with their sold-out states, and the quantity. */
export function VariantPicker({ purchase, name }: VariantPickerProps) {
  const t = useMessages(productMessages);
  const { options, chosen, choose, rule, quantity, setQuantity, max } = purchase;
  return (
    <Stack gap={4}>
      <VariantChoices options={options} choice={chosen} onChoose={choose} />
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
