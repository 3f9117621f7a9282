import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FILE = path.resolve(import.meta.dirname, 'hovered.ts');

/** Fields of replies and bodies, each as an expression of a partner's code. */
const FIELDS = [
  'cartItem.relation_id',
  'cartItem.problem',
  'cartItem.buy_max',
  'cartItem.market_price',
  'cart.departure',
  'cart.totals.total_amount',
  'product.stock_notice',
  'product.is_wait',
  'product.rules',
  'product.delivery',
  'rule.amount',
  'summary.sold_out',
  'order.state',
  'totals.points_used',
  'order.shipping.tracking_number',
  'placed.next',
  'comment.reply_to',
  'comment.hidden_reason',
  'post.permission',
  'coupon.discount_amount',
  'profile.mobile_barcode',
  'address.is_default',
  'found.page.total_count',
  'message.client_id',
  'pay.return_url',
  'pay.total_amount',
  'line.quantity',
  'deskSession.permissions',
  'deskOrder.fee_refundable',
  'refund.reason',
] as const;

const SOURCE = `
import type {
  Address, CheckoutTotals, ArticleComment, ArticleSummary, Body, Cart, CartCoupon, CartItem, FoundProducts, MemberProfile, OrderDetail,
  PlacedOrder, ProductDetail, ProductRule, ProductSummary, ChatHistory, NewCartLine,
} from '@mall/sdk';
import type { DeskSession, LinesRefund, StaffOrderDetail } from '@mall/sdk/staff';
declare const cartItem: CartItem, cart: Cart, product: ProductDetail, rule: ProductRule, summary: ProductSummary;
declare const order: OrderDetail, placed: PlacedOrder, comment: ArticleComment, post: ArticleSummary;
declare const coupon: CartCoupon, profile: MemberProfile, address: Address, found: FoundProducts;
declare const message: ChatHistory['list'][number], pay: Body<'checkout', 'pay'>, line: NewCartLine;
declare const totals: CheckoutTotals;
declare const deskSession: DeskSession, deskOrder: StaffOrderDetail, refund: LinesRefund;
${FIELDS.map((field) => `void ${field};`).join('\n')}
`;

/** Starts what editors ask for hovers, over one file in memory and the sources of the packages. */
function startService(): ts.LanguageService {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'));
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot(file) {
      const text = file === FILE ? SOURCE : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => path.resolve('.'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: (file) => (file === FILE ? SOURCE : ts.sys.readFile(file)),
    readDirectory: ts.sys.readDirectory,
  });
}

it('an editor shows words when a developer hovers over a field of a reply or a body', () => {
  const service = startService();
  expect(service.getSemanticDiagnostics(FILE).map(({ messageText }) => messageText)).toEqual([]);
  const words = FIELDS.map((field) => {
    const end = SOURCE.indexOf(`void ${field};`) + `void ${field}`.length;
    const info = service.getQuickInfoAtPosition(FILE, end - 1);
    return [field, ts.displayPartsToString(info?.documentation)] as const;
  });
  expect(words.filter(([, text]) => !/^[A-Z`1]/.test(text))).toEqual([]);
  expect(Object.fromEntries(words)).toMatchObject({
    'cartItem.problem': 'Why it cannot be bought, for a person; null: it can.',
  });
});
