import type { JsonObject } from './json';
import { sentenceOf, type AnyFailure } from './refusal-responses';

/** `FieldError` of the contract. */
const fieldError: JsonObject = {
  type: 'object',
  description: 'A field that was refused, with what to show beside it.',
  required: ['field', 'id', 'args', 'msg'],
  properties: {
    field: { type: 'string', description: 'Path in the payload, with dots: `invoice.company_no`.' },
    id: { type: 'string', description: "The message's id, which is its English text." },
    args: {
      type: 'array',
      items: { type: ['string', 'number'] },
      description: 'The values that the message names.',
    },
    msg: { type: 'string', description: 'The message, in the language of `Accept-Language`.' },
  },
};

/** The envelope of a refusal. */
const refusalOf = (failures: readonly AnyFailure[]): JsonObject => ({
  type: 'object',
  description: 'The envelope of every refusal.',
  required: ['valid', 'data', 'code', 'msg'],
  properties: {
    valid: { const: false, description: 'Always false.' },
    data: {
      description: 'The fields that were refused; null when it is not about fields.',
      anyOf: [
        {
          type: 'object',
          required: ['fields'],
          properties: {
            fields: {
              type: 'array',
              items: { $ref: '#/components/schemas/FieldError' },
              description: 'One for each refused field.',
            },
          },
        },
        { type: 'null' },
      ],
    },
    code: {
      type: 'integer',
      description: `Why, for programs:\n${failures.map(sentenceOf).join('\n')}`,
    },
    msg: {
      type: 'string',
      description: 'Why, for a person, in the language of `Accept-Language`.',
    },
  },
});

/** The named schemas that are not the contract's. */
export const refusalSchemas = (failures: readonly AnyFailure[]) => ({
  FieldError: fieldError,
  Refusal: refusalOf(failures),
});
