/** A part of the document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A payload of this schema, as JSON unless it is of another kind.
 *
 * @example
 * json({ $ref: '#/components/schemas/Refusal' })
 */
export const json = (
  schema: JsonObject,
  example?: unknown,
  type = 'application/json',
): JsonObject => ({ [type]: { schema, ...(example !== undefined && { example }) } });
