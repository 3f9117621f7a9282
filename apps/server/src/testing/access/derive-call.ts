import type { DomainName, Endpoint } from '@mall/contract';
import { sampleOf } from '@mall/contract/sample';
import type * as z from 'zod';
import type { AccessCall } from './calls';
import type { Fixture } from './fixture';

/** Values of the fixture by the name of a field, or by domain and name. */
const valuesOf = (fixture: Fixture): Readonly<Record<string, string | number>> => ({
  p_id: fixture.product.id,
  rule_id: fixture.product.ruleId,
  relation_id: 0,
  a_id: fixture.articleId,
  category: fixture.product.categoryId,
  shipping: fixture.shippingId,
  member: fixture.people.member.id,
  code: 'ALLEY50',
  q: '商品',
  'products.id': fixture.product.id,
});

/**
 * Returns a request with every required parameter and body field of an endpoint: a value of the
 * fixture, else a sample of its schema. Required fields of a query need a request of their own.
 */
export function deriveCall(
  domain: DomainName,
  { params, body }: Endpoint,
  fixture: Fixture,
): AccessCall {
  const values = valuesOf(fixture);
  const fill = (schema: z.core.$ZodType): readonly (readonly [string, unknown])[] =>
    Object.entries(Object(sampleOf(schema)) as object).map(([name, sample]: [string, unknown]) => [
      name,
      values[`${domain}.${name}`] ?? values[name] ?? sample,
    ]);
  const asPart = (value: unknown) => (typeof value === 'number' ? value : String(value));
  return {
    ...(params && {
      params: Object.fromEntries(fill(params).map(([name, value]) => [name, asPart(value)])),
    }),
    ...(body && { body: Object.fromEntries(fill(body)) }),
  };
}
