import * as z from 'zod/mini';

/**
 * Returns a schema with a description, which the API description and `z.toJSONSchema` show. It may be Markdown.
 *
 * Like `.describe` of full zod; `z.describe` of `zod/mini` is a check that runs in every validation. Marked as free of
 * side effects, so that a bundle contains only the descriptions of schemas that it uses.
 *
 * @example
 * z.object({ amount: describe(z.int(), 'The lowest price of its variants, NT$.') })
 */
// @__NO_SIDE_EFFECTS__
export function describe<Schema extends z.ZodMiniType>(
  schema: Schema,
  description: string,
): Schema {
  const described = schema.clone();
  z.globalRegistry.add(described, { description });
  return described;
}

/**
 * Returns a schema with a name of its own: the API description lists it by that name and refers to it elsewhere.
 *
 * @param id - Its name, the same as the type's in `@mall/sdk`.
 *
 * @example
 * const tag = named('Tag', 'A word that products share.', z.object({ id: describe(z.int(), 'Its id.') }));
 */
// @__NO_SIDE_EFFECTS__
export function named<Schema extends z.ZodMiniType>(
  id: string,
  description: string,
  schema: Schema,
): Schema {
  const described = schema.clone();
  z.globalRegistry.add(described, { id, description });
  return described;
}
