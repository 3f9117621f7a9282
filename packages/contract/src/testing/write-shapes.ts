import * as z from 'zod/mini';
import type { EndpointDefinition } from '../core/endpoint';

type Schema = z.core.$ZodType;
type Domains = Readonly<Record<string, Readonly<Record<string, EndpointDefinition>>>>;
/** What a client sends, or what it gets. */
type Side = 'input' | 'output';

/** The parts of an endpoint, each as a table of types by domain and endpoint. */
const TABLES = [
  { part: 'params', table: 'ParamsByCall', side: 'input', words: 'path parameters' },
  { part: 'query', table: 'QueryByCall', side: 'input', words: 'query' },
  { part: 'body', table: 'BodyByCall', side: 'input', words: 'body' },
  { part: 'reply', table: 'ReplyByCall', side: 'output', words: 'reply' },
] as const;

/** The types that a file imports instead of writing them. */
export interface ImportedShapes {
  readonly from: string;
  /** The text of each type by its name. */
  readonly shapes: ReadonlyMap<string, string>;
}

/** Returns a schema and those that it was made from by a description or a name, the latest first. */
function* versionsOf(schema: Schema): Generator<Schema> {
  for (let each: Schema | undefined = schema; each; each = each._zod.parent) yield each;
}

const ownMeta = (schema: Schema, field: 'id' | 'description') => {
  for (const each of versionsOf(schema)) {
    const found = z.globalRegistry.get(each)?.[field];
    if (typeof found === 'string') return found;
  }
  return undefined;
};

/** Returns the schema in an optional or nullable one. */
const innerOf = (schema: Schema): Schema | undefined =>
  schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable
    ? schema._zod.def.innerType
    : undefined;

/** Returns the description of a field; that of its type when it has none of its own. */
function descriptionOf(schema: Schema): string {
  const inner = innerOf(schema);
  return ownMeta(schema, 'description') ?? (inner ? descriptionOf(inner) : '');
}

const docstring = (text: string) =>
  text === '' ? '' : `/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', '\n * ')} */\n`;

const keyText = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

/** Writes schemas as TypeScript types with the descriptions of their fields. */
class ShapeWriter {
  /** The named types that were written, by name. */
  readonly shapes = new Map<string, string>();

  constructor(readonly imported: ImportedShapes | null) {}

  /** Returns the type of a schema: its name if it has one. */
  typeOf(schema: Schema, side: Side): string {
    const id = ownMeta(schema, 'id');
    if (id === undefined) return this.#inline(schema, side);
    const text = this.#declaration(id, schema, side);
    // A schema that reads other types than it writes has one name for both: what is sent is written out.
    if (side === 'input' && text !== this.#declaration(id, schema, 'output'))
      return this.#inline(schema, side);
    const elsewhere = this.imported?.shapes.get(id);
    if (elsewhere === undefined) this.shapes.set(id, text);
    else if (elsewhere !== text) throw new Error(`${id} is the name of two shapes`);
    return id;
  }

  #declaration(id: string, schema: Schema, side: Side): string {
    const text = this.#inline(schema, side);
    const isObject = schema instanceof z.core.$ZodObject;
    return `${docstring(this.#nameDescription(schema))}export ${isObject ? `interface ${id} ${text}` : `type ${id} = ${text};`}`;
  }

  /** The description that came with the name: a field may describe the same type in other words. */
  #nameDescription(schema: Schema): string {
    for (const each of versionsOf(schema)) {
      const meta = z.globalRegistry.get(each);
      if (typeof meta?.id === 'string') return meta.description ?? '';
    }
    return '';
  }

  #inline(schema: Schema, side: Side): string {
    const type = (of: Schema) => this.typeOf(of, side);
    if (schema instanceof z.core.$ZodObject) return this.#fields(schema, side);
    if (schema instanceof z.core.$ZodArray) return `(${type(schema._zod.def.element)})[]`;
    if (schema instanceof z.core.$ZodOptional)
      return `${type(schema._zod.def.innerType)} | undefined`;
    if (schema instanceof z.core.$ZodNullable) return `${type(schema._zod.def.innerType)} | null`;
    if (schema instanceof z.core.$ZodUnion)
      return schema._zod.def.options.map((each) => `(${type(each)})`).join(' | ');
    if (schema instanceof z.core.$ZodPipe) return this.#pipe(schema, side);
    if (schema instanceof z.core.$ZodTuple)
      return `[${schema._zod.def.items.map((each) => type(each)).join(', ')}]`;
    if (schema instanceof z.core.$ZodRecord)
      return `Record<${type(schema._zod.def.keyType)}, ${type(schema._zod.def.valueType)}>`;
    if (schema instanceof z.core.$ZodEnum)
      return Object.values(schema._zod.def.entries)
        .map((each) => JSON.stringify(each))
        .join(' | ');
    if (schema instanceof z.core.$ZodLiteral)
      return schema._zod.def.values.map((each) => JSON.stringify(each)).join(' | ');
    if (schema instanceof z.core.$ZodNumber)
      return side === 'input' && schema._zod.def.coerce ? 'number | string' : 'number';
    return schema._zod.def.type;
  }

  /** Numbers in a path may be sent as text: `1` is also `'1'`. */
  #pipe(schema: z.core.$ZodPipe, side: Side): string {
    const numbers = this.typeOf(schema._zod.def.out, 'output');
    return side === 'output' ? numbers : `${numbers} | \`\${${numbers}}\``;
  }

  #fields(schema: z.core.$ZodObject, side: Side): string {
    const fields = Object.entries(schema._zod.def.shape).map(([key, field]) => {
      const isOptional = field._zod[side === 'input' ? 'optin' : 'optout'] === 'optional';
      return `${docstring(descriptionOf(field))}${keyText(key)}${isOptional ? '?' : ''}: ${this.typeOf(field, side)};`;
    });
    return fields.length > 0 ? `{\n${fields.join('\n')}\n}` : 'Record<string, never>';
  }
}

/**
 * Writes the types of a contract: what each call sends and gets, with the descriptions of all fields.
 *
 * @param imported - The types of another file that it may refer to.
 * @returns the file, not formatted, and its types by name.
 */
export function writeShapes(
  domains: Domains,
  { prefix, imported }: { readonly prefix: string; readonly imported: ImportedShapes | null },
): { readonly code: string; readonly shapes: ReadonlyMap<string, string> } {
  const writer = new ShapeWriter(imported);
  const tables = TABLES.map(({ part, table, side, words }) => {
    const rows = Object.entries(domains).flatMap(([domain, calls]) => {
      const types = Object.entries(calls).flatMap(([name, call]) => {
        const schema = call[part];
        if (!schema) return [];
        return `${docstring(call.summary)}${name}: ${writer.typeOf(schema, side)};`;
      });
      return types.length > 0 ? `${domain}: {\n${types.join('\n')}\n};` : [];
    });
    return `/** The ${words} of each call. */\nexport interface ${prefix}${table} {\n${rows.join('\n')}\n}`;
  });
  const named = [...writer.shapes].sort(([one], [other]) => (one < other ? -1 : 1));
  const written = [...named.map(([, text]) => text), ...tables].join('\n\n');
  const types = written
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  const words = new Set(types.match(/\w+/g));
  const used = [...(imported?.shapes.keys() ?? [])].filter((name) => words.has(name)).sort();
  const parts = [
    '// Written by `npm run generate` from the schemas, whose inferred types have no descriptions. Do not edit.',
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from '${imported?.from}';`] : []),
    written,
  ];
  return { code: parts.join('\n\n'), shapes: writer.shapes };
}
