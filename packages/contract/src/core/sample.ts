import * as z from 'zod/mini';

/** The values that are tried for a switch, a number or a text, in this order. */
const CANDIDATES: readonly unknown[] = [
  ...[null, false, 1, 0, '', '1'],
  ...['106', '10600000', '0912345678'],
  ...['2026-01-01 00:00:00', '2026-01-01', '2026-01'],
];

/**
 * Returns a small valid value of a schema, for tests and mocks: first choices, empty lists, null where it is allowed.
 *
 * @throws Error when the schema accepts only text of another format.
 *
 * @example
 * sampleOf(contract.products.collect.reply) // { p_id: 1, is_collect: false }
 */
export function sampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.core.$ZodObject) return sampleOfFields(schema);
  for (const choice of choicesOf(schema)) {
    const { success, data } = z.safeParse(schema, choice);
    if (success) return data;
  }
  throw new Error(`No sample fits a schema of type ${schema._zod.def.type}`);
}

/** The required fields of an object; optional ones are left out. */
function sampleOfFields(schema: z.core.$ZodObject): object {
  const required = Object.entries(schema._zod.def.shape).filter(
    ([, field]) => field._zod.optin !== 'optional',
  );
  return Object.fromEntries(required.map(([name, field]) => [name, sampleOf(field)]));
}

function choicesOf(schema: z.core.$ZodType): readonly unknown[] {
  if (schema instanceof z.core.$ZodOptional) return [undefined];
  if (schema instanceof z.core.$ZodNullable) return [null];
  if (schema instanceof z.core.$ZodArray) return [[]];
  if (schema instanceof z.core.$ZodRecord) return [{}];
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries);
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values;
  if (schema instanceof z.core.$ZodPipe) return [sampleOf(schema._zod.def.out)];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.slice(0, 1).map(sampleOf);
  return CANDIDATES;
}
