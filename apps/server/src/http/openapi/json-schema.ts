import * as z from 'zod';

type Written = z.core.JSONSchema.BaseSchema;

/** The part of the document that holds named schemas. */
const COMPONENTS = '#/components/schemas/';

/**
 * The largest database id and the largest integer in JavaScript: bounds without meaning for a
 * reader.
 */
const TECHNICAL_BOUNDS: ReadonlySet<unknown> = new Set([
  2_147_483_647,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
]);

/** Converts schemas of the contract to JSON Schema, and collects the named ones. */
export class SchemaWriter {
  /** `components.schemas`: the named schemas that were written so far. */
  readonly named: Record<string, Written> = {};

  /**
   * Converts a schema as it is sent (`input`) or received (`output`), with its descriptions. A
   * named schema becomes a reference.
   *
   * @throws Error when a named schema differs between the two directions.
   */
  write(schema: z.core.$ZodType, io: 'input' | 'output'): Written {
    const {
      $schema: _,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override,
    });
    for (const [name, each] of Object.entries($defs)) this.#collect(name, toComponents(each));
    return toComponents(written);
  }

  #collect(name: string, { id: _, ...schema }: Written): void {
    const known = this.named[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} is sent in another shape than it is received`);
    }
    this.named[name] = schema;
  }
}

/**
 * Points references to the components. zod repeats parts of a schema beside a reference to it, if
 * the schema is described again or changed by {@link override}: only the description stays.
 */
const toComponents = (schema: Written): Written =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isSchema(value) || typeof value.$ref !== 'string') return value;
    const { $ref, description } = value;
    return { ...(description && { description }), $ref: $ref.replace('#/$defs/', COMPONENTS) };
  }) as Written;

const isSchema = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

const override: Override = ({ zodSchema, jsonSchema: written }) => {
  for (const bound of ['minimum', 'maximum'] as const) {
    if (TECHNICAL_BOUNDS.has(written[bound])) delete written[bound];
  }
  // Replies may get further fields in later versions, and unknown fields of a body are ignored.
  if (written.additionalProperties === false) delete written.additionalProperties;
  // No value is valid for a field that must be absent.
  if (zodSchema._zod.def.type === 'undefined') written.not = {};
  const choices = constantsOf(written.anyOf);
  if (choices) {
    delete written.anyOf;
    written.enum = choices;
    written.type = 'integer';
  }
  if (
    written.type === 'number' &&
    (Number.isInteger(written.const) || written.enum?.every(Number.isInteger))
  ) {
    written.type = 'integer';
  }
};

/**
 * The numbers of a union of numbers, which readers see as an enumeration; undefined: another union.
 */
function constantsOf(members: readonly Written[] | undefined): number[] | undefined {
  const constants = members?.map((each) => each.const);
  return constants?.every((each) => typeof each === 'number') ? constants : undefined;
}
