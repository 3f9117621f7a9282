import { useErrorText, useMessages } from '@mall/app/messages';
import { useProduct, useVariantChoice, type SelectableProduct } from '@mall/hooks';
import type { ProductRule } from '@mall/sdk';
import { ErrorState, Skeleton, Stack, Text } from '@mall/ui';
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
  const errorText = useErrorText();
  const { data: product, error, refetch, isRefetching } = useProduct(p_id);
  const { options, chosen, missing, choose } = useVariantChoice(product?.rules ?? NONE, onChoose);
  if (error && !product) {
    return (
      <ErrorState
        title={t('The variants could not be loaded')}
        text={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isRefetching}
      />
    );
  }
  if (!product) return <Skeleton shape="box" height={76} />;
  return (
    <Stack gap={2}>
      <VariantChoices options={options} choice={chosen} onChoose={choose} />
      {isMarked && missing.length > 0 && (
        <Text size="sm" tone="danger" role="alert">
          {t('Please choose: {0}', missing.join('、'))}
        </Text>
      )}
    </Stack>
  );
}

const NONE: readonly ProductRule[] = [];
