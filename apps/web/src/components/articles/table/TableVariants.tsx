import { useErrorText, useMessages } from '@mall/app/messages';
import { useProduct, type SelectableProduct } from '@mall/hooks';
import type { ProductRule } from '@mall/sdk';
import { ErrorState, Skeleton, Stack, Text } from '@mall/ui';
import { useState } from 'react';
import { tableMessages } from '../../../messages/zh-TW/table';
import { VariantChoices } from '../../products/VariantChoices';
import {
  chosenRule,
  missingAttributes,
  toggleType,
  variantOptions,
  type Choice,
} from '../../products/variants';

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
  const [choice, setChoice] = useState<Choice>({});
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
  const { rules } = product;
  const missing = missingAttributes(rules, choice);
  return (
    <Stack gap={2}>
      <VariantChoices
        options={variantOptions(rules, choice)}
        choice={choice}
        onChoose={(attr, type) => {
          const next = toggleType(choice, attr, type);
          setChoice(next);
          onChoose(chosenRule(rules, next));
        }}
      />
      {isMarked && missing.length > 0 && (
        <Text size="sm" tone="danger" role="alert">
          {t('Please choose: {0}', missing.join('、'))}
        </Text>
      )}
    </Stack>
  );
}
