import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { useProduct, useVariantChoice, type SelectableProduct } from '@mall/hooks';
import type { ProductRule } from '@mall/sdk';
import { Stack, Text } from '@mall/ui';
import { tableMessages } from '../../../messages/zh-TW/table';
import { VariantChoices } from '../../products/VariantChoices';

export interface TableVariantsProps {
  readonly product: SelectableProduct;
  /** Whether what is missing is marked. */
  readonly isMarked: boolean;
  /** Called with the chosen variant; undefined: the choice is incomplete. */
  readonly onChoose: (rule: ProductRule | undefined) => void;
}

/** The variants of a product in its line. */
export function TableVariants({ product: { p_id }, isMarked, onChoose }: TableVariantsProps) {
  const t = useMessages(tableMessages);
  const product = useProduct(p_id);
  const rules = product.data?.rules ?? NONE;
  const { options, chosen, missing, choose } = useVariantChoice(rules, onChoose);
  return (
    <QueryState query={product} failed={t('The variants could not be loaded')} skeleton={76}>
      {() => (
        <Stack gap={2}>
          <VariantChoices options={options} choice={chosen} onChoose={choose} />
          {isMarked && missing.length > 0 && (
            <Text size="sm" tone="danger" role="alert">
              {t('Please choose: {0}', missing.join('、'))}
            </Text>
          )}
        </Stack>
      )}
    </QueryState>
  );
}

const NONE: readonly ProductRule[] = [];
