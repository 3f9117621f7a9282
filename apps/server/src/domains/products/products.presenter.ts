import { MAX_QUANTITY } from '@mall/contract';
import type { Spec } from '../../db/schema';
import type { findSummaries } from './product-lists.repo';
import type { findRules } from './products.repo';

/** From this stock down, the shop shows that little is left. */
const LOW_STOCK = 5;

/** A list product as the repository returns it. */
export type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number];
type RuleRow = Awaited<ReturnType<typeof findRules>>[number];

/** A product as lists show it to a guest. */
export function presentSummary(row: SummaryRow) {
  return {
    p_id: row.id,
    name: row.name,
    index_img: row.picture,
    color: row.color ?? undefined,
    amount: row.amount,
    market_price: row.marketPrice,
    layer: row.layer,
    is_collect: false,
    sold_out: row.stock === 0,
    stock_notice: stockNotice(row),
    rule_id: onlyVariant(row),
    sold_count: row.soldCount,
    collect_count: row.collectCount,
    sale_ends_on: row.amount < row.marketPrice ? row.saleEndsOn : null,
  };
}

/** A product as a post shows it. */
export function presentInPost(row: SummaryRow) {
  return {
    p_id: row.id,
    name: row.name,
    index_img: row.picture,
    color: row.color ?? undefined,
    amount: row.amount,
    market_price: row.marketPrice,
    rule_id: onlyVariant(row),
    layer: row.layer,
    sold_out: row.stock === 0,
  };
}

/** A variant as sent to the client. */
export function presentRule(
  rule: RuleRow,
  product: { readonly picture: string; readonly specs: readonly Spec[] },
) {
  return {
    rule_id: rule.id,
    attributes: [...rule.attributes],
    index_img: rule.picture ?? product.picture,
    specs: withOwn(product.specs, rule.specs),
    amount: rule.amount,
    market_price: rule.marketPrice,
    stock: rule.stock,
    buy_min: 1,
    buy_max: Math.min(rule.stock, MAX_QUANTITY),
    is_wait: false,
  };
}

/** A product's specification with the lines of a variant in place of those with the same label, or at the end. */
function withOwn(specs: readonly Spec[], own: readonly Spec[]): Spec[] {
  const isNew = ({ label }: Spec) => specs.every((line) => line.label !== label);
  return [
    ...specs.map((line) => own.find(({ label }) => label === line.label) ?? line),
    ...own.filter(isNew),
  ];
}

function stockNotice(row: SummaryRow): string | null {
  if (row.stock === 0) return row.outOfStockText;
  return row.stock <= LOW_STOCK ? row.lowStockText : null;
}

/** The variant to add to the cart with one tap: only when there is no choice. */
const onlyVariant = (row: SummaryRow): number | null => (row.variants === 1 ? row.ruleId : null);
