import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, day, id, money, pictureColor, pictureUrl } from '../core/scalars';
import { LAYERS } from '../core/wire';
import { departure } from './departure.schemas';
import { shippingKind } from './shipping-kind';

const layerNumber = named(
  'CartLayer',
  'A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍.',
  z.union([z.literal(LAYERS.normal), z.literal(LAYERS.refrigerated), z.literal(LAYERS.frozen)]),
);
/** A shipping temperature; each has its own cart. */
export const layer = describe(
  layerNumber,
  'The shipping temperature: 1 normal, 2 refrigerated, 3 frozen.',
);
/** A layer in a path. */
export const layerText = describe(
  z.pipe(z.coerce.number<1 | 2 | 3 | '1' | '2' | '3'>(), layerNumber),
  'The shipping temperature: 1 normal, 2 refrigerated, 3 frozen.',
);
/** A layer, or any. */
export const anyLayer = z.nullable(layerNumber);

/** The id of a product. */
export const productId = describe(id, "The product's id.");
/** The id of a variant. */
export const ruleId = describe(id, "The variant's id.");
/** The name of a product. */
export const productName = describe(z.string(), "The product's name.");
/** A product's picture in lists. */
export const indexImage = describe(pictureUrl, 'Address of its picture in lists.');
/** The price of one unit. */
export const unitPrice = describe(money, 'Price of one, NT$.');
/** The price that a lower one is compared with. */
export const marketPrice = describe(
  money,
  'The regular price, NT$, shown beside a lower `amount`.',
);
/** Units in stock. */
export const stock = describe(count, 'Units in stock.');
/** Whether a product or a variant is sold out. */
export const soldOut = describe(z.boolean(), 'Whether none is left.');
/** The attributes of a variant. */
export const attributes = describe(
  z.array(
    named(
      'ProductAttribute',
      'An attribute of a variant: 口味 → 原味.',
      z.object({
        attr: describe(z.string(), 'Name of the attribute: 口味.'),
        type: describe(z.string(), 'Its value in this variant: 原味.'),
      }),
    ),
  ),
  "The variant's attributes, such as size or flavour.",
);

/** The fields of a product in every list. */
export const listedProduct = {
  p_id: productId,
  name: productName,
  index_img: indexImage,
  color: pictureColor,
  amount: describe(money, 'The lowest price of its variants, NT$.'),
  market_price: marketPrice,
  layer,
  sold_out: soldOut,
  rule_id: describe(
    z.nullable(id),
    'The variant to put in the cart at once; null: the shopper has to choose one.',
  ),
};

/** A product as displayed in lists. */
export const productSummary = named(
  'ProductSummary',
  'A product in a list. Amounts in whole NT$.',
  z.object({
    ...listedProduct,
    is_collect: describe(z.boolean(), 'Whether the caller collected it.'),
    stock_notice: describe(
      z.nullable(z.string()),
      'The notice about the stock, 缺貨中 or 快沒庫存了 as configured; null: there is enough.',
    ),
    sold_count: describe(count, 'How many were sold so far.'),
    collect_count: describe(count, 'How many members collected it.'),
    sale_ends_on: describe(
      z.nullable(day),
      'The last day of its reduction; null: it is not reduced, or no end is set.',
    ),
    matched_elsewhere: describe(
      z.optional(z.array(z.string())),
      'In the results of a search: its words that the name does not contain. Other texts of the product do.',
    ),
  }),
);

/** The quantities of a variant that a shopper may buy. */
export const buyRange = {
  buy_min: describe(z.int(), 'Minimum quantity per purchase.'),
  buy_max: describe(z.int(), 'Maximum quantity per purchase.'),
};

/** A line of a product's specification. */
export const productSpec = z.object({
  label: describe(z.string(), 'The label of the line: 產地.'),
  value: describe(z.string(), 'The value of the line: 台南市玉井區.'),
});

/** A variant, which is what shoppers buy. */
export const productRule = named(
  'ProductRule',
  'A variant of a product: the unit that is sold.',
  z.object({
    rule_id: ruleId,
    attributes,
    index_img: describe(pictureUrl, "Address of the product's picture that shows it."),
    specs: describe(z.array(productSpec), 'Its specification, line by line.'),
    amount: unitPrice,
    market_price: marketPrice,
    stock,
    ...buyRange,
    is_wait: describe(
      z.boolean(),
      'Whether the caller is notified when this variant is back in stock.',
    ),
  }),
);

/** A shipping method of a product, or the reason why it is unavailable. */
const deliveryMethod = z.object({
  id: describe(id, "The shipping method's id."),
  kind: shippingKind,
  name: describe(z.string(), 'Its name.'),
  description: describe(z.string(), 'More about it, for a person.'),
  fee: describe(money, 'For one unit of the cheapest variant alone, to the main island, NT$.'),
  free_from: describe(
    z.nullable(money),
    'Price of the items of one temperature from which it is free, NT$; null: never.',
  ),
  departure: describe(
    z.nullable(departure),
    'When it ships and arrives, on the main island, if it is paid now; null: no day is promised.',
  ),
  reason: describe(
    z.nullable(z.string()),
    'Why it is not available for this product, for a person; null: it is available.',
  ),
});

/** The delivery of a product, independent of any cart. */
export const delivery = named(
  'ProductDelivery',
  'How a product can be shipped, and when it arrives.',
  z.object({
    methods: describe(
      z.array(deliveryMethod),
      'The shipping methods of its temperature, in the order of checkout.',
    ),
    store_pickup: describe(z.boolean(), 'Whether it can be picked up at a convenience store.'),
    returnable: describe(
      z.boolean(),
      'Whether it may be returned within seven days, unopened. Perishable and chilled products are exempt.',
    ),
  }),
);

const choices = describe(count, 'How many products it would leave.');

/**
 * The number of products for each choice of a filter, with the other filters unchanged. The
 * filter's own selection is ignored.
 */
export const productFacets = named(
  'ProductFacets',
  'How many products each choice of a filter would leave, with the other filters unchanged.',
  z.object({
    layers: describe(z.array(z.object({ layer, count: choices })), 'By shipping temperature.'),
    prices: describe(
      z.array(
        z.object({
          min: describe(z.nullable(money), 'The lowest price of the band, NT$; null: unlimited.'),
          max: describe(z.nullable(money), 'The highest price of the band, NT$; null: unlimited.'),
          count: choices,
        }),
      ),
      "By the shop's price bands, inclusive.",
    ),
    on_sale: describe(count, 'Products below their regular price.'),
    store_pickup: describe(count, 'Products for pickup at a convenience store.'),
    in_stock: describe(count, 'Products in stock.'),
  }),
);
