/** The chosen variant of a product that has several. */
export const chosenVariant = <Rule>(rules: readonly Rule[], rule: Rule | undefined) =>
  rules.length > 1 ? rule : undefined;
