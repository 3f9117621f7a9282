import * as z from 'zod';
import { describeField, type FieldPlace } from './fields';
import { namedSchemas } from './names';

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

const names = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

/** The endpoint that a schema belongs to, and the part of it. */
type SchemaPlace = Omit<FieldPlace, 'path'>;

/** Converts schemas of the contract to JSON Schema, and collects the named ones. */
export class SchemaWriter {
  /** `components.schemas`: the named schemas that were written so far. */
  readonly named: Record<string, Written> = {};

  /**
   * Converts a schema as it is sent (`input`) or received (`output`). A named schema becomes a
   * reference.
   *
   * @param place the endpoint that it belongs to, for the descriptions of its fields.
   * @throws Error when a named schema differs between the two directions.
   */
  write(schema: z.core.$ZodType, io: 'input' | 'output', place: SchemaPlace): Written {
    const {
      $schema: _,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      override,
    });
    for (const [name, each] of Object.entries($defs)) this.#collect(name, toComponents(each));
    return described(toComponents(written), { ...place, path: [] });
  }

  #collect(name: string, { id: _, ...written }: Written): void {
    const description = describeField({ owner: name, path: [] });
    const schema = {
      ...(description && { description }),
      ...described(written, { owner: name, path: [] }),
    };
    const known = this.named[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} is sent in another shape than it is received`);
    }
    this.named[name] = schema;
  }
}

const toComponents = (schema: Written): Written =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"${COMPONENTS}`),
  ) as Written;

/** The same schema, with a description of each field that has none. */
function described(schema: Written, place: FieldPlace): Written {
  const each = (inner: Written) => described(inner, place);
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => {
          const at = { ...place, path: [...place.path, name] };
          const description = describeField(at);
          const known = isSchema(inner) ? described(inner, at) : inner;
          return [name, description && isSchema(known) ? { description, ...known } : known];
        }),
      ),
    }),
    ...(isSchema(items) && { items: each(items) }),
    ...(anyOf && { anyOf: anyOf.map(each) }),
    ...(oneOf && { oneOf: oneOf.map(each) }),
  };
}

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
