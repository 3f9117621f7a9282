/** A part of the document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON payload of this schema. @example json({ $ref: '#/components/schemas/Refusal' }) */
export const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });
