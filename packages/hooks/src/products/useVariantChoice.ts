import type { ProductRule } from '@mall/sdk';
import { useState } from 'react';
import {
  chosenRule,
  missingAttributes,
  toggleType,
  variantOptions,
  type ChosenTypes,
  type VariantOption,
} from './variants';

/** The shopper's choice among a product's variants. */
export interface VariantChoice {
  /** The attributes, each with its types and whether they are available with the rest. */
  readonly options: readonly VariantOption[];
  /** The chosen types: attribute → type. */
  readonly chosen: ChosenTypes;
  /** The variant that they identify; undefined while an attribute is missing. */
  readonly rule: ProductRule | undefined;
  /** The attributes without a choice. */
  readonly missing: readonly string[];
  /** Chooses a type of an attribute; choosing it again clears it. */
  choose(attr: string, type: string): void;
}

/**
 * Keeps the shopper's choice among the variants of a product. A product with one variant needs none.
 *
 * @param rules - The product's variants; empty while it is being fetched.
 * @param onChoose - Called with the variant after each choice; undefined while it is incomplete.
 * @example
 * const { options, chosen, rule, choose } = useVariantChoice(product.rules);
 * <button disabled={!rule}>加入購物車</button>
 */
export function useVariantChoice(
  rules: readonly ProductRule[],
  onChoose?: (rule: ProductRule | undefined) => void,
): VariantChoice {
  const [chosen, setChosen] = useState<ChosenTypes>({});
  return {
    options: variantOptions(rules, chosen),
    chosen,
    rule: chosenRule(rules, chosen),
    missing: missingAttributes(rules, chosen),
    choose(attr, type) {
      const next = toggleType(chosen, attr, type);
      setChosen(next);
      onChoose?.(chosenRule(rules, next));
    },
  };
}
