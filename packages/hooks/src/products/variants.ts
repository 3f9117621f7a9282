import type { ProductRule } from '@mall/sdk';

/** The chosen types: attribute → type, such as 口味 → 原味. */
export type ChosenTypes = Readonly<Record<string, string>>;

/** One attribute with its types, and whether each is available with the rest of the selection. */
export interface VariantOption {
  readonly attr: string;
  readonly types: readonly { readonly type: string; readonly available: boolean }[];
}

const has = (rule: ProductRule, attr: string, type: string) =>
  rule.attributes.some((one) => one.attr === attr && one.type === type);

const fits = (rule: ProductRule, choice: ChosenTypes) =>
  Object.entries(choice).every(([attr, type]) => has(rule, attr, type));

/** The attributes of a product's variants, in order of first appearance. */
export function variantOptions(
  rules: readonly ProductRule[],
  choice: ChosenTypes,
): VariantOption[] {
  const attrs = new Map<string, Set<string>>();
  for (const { attr, type } of rules.flatMap((rule) => rule.attributes)) {
    attrs.set(attr, (attrs.get(attr) ?? new Set()).add(type));
  }
  return [...attrs].map(([attr, types]) => ({
    attr,
    types: [...types].map((type) => ({
      type,
      available: rules.some((rule) => rule.stock > 0 && fits(rule, { ...choice, [attr]: type })),
    })),
  }));
}

/** The variant that a complete selection identifies; undefined while an attribute is missing. */
export function chosenRule(
  rules: readonly ProductRule[],
  choice: ChosenTypes,
): ProductRule | undefined {
  if (rules.length === 1) return rules[0];
  const left = rules.filter((rule) => fits(rule, choice));
  const complete = variantOptions(rules, {}).every(({ attr }) => attr in choice);
  return complete && left.length === 1 ? left[0] : undefined;
}

/**
 * The name of a variant: its types, in order; '' when the product has only one.
 *
 * @example
 * product.rules.map(variantName) // ['米白・大', '米白・小']
 */
export const variantName = ({ attributes }: Pick<ProductRule, 'attributes'>): string =>
  attributes.map(({ type }) => type).join('・');

/** The attributes without a selection. */
export const missingAttributes = (rules: readonly ProductRule[], choice: ChosenTypes): string[] =>
  rules.length === 1
    ? []
    : variantOptions(rules, {})
        .map(({ attr }) => attr)
        .filter((attr) => !(attr in choice));

/** Selects a type of an attribute; selecting it again clears it. */
export function toggleType(choice: ChosenTypes, attr: string, type: string): ChosenTypes {
  const { [attr]: before, ...rest } = choice;
  return before === type ? rest : { ...rest, [attr]: type };
}
