import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { count, pictureUrl, shopUrl } from '../core/scalars';

/** '1' is on, '0' is off. */
const onOff = z.enum(['0', '1']);

const common = z.object({
  store_name: describe(z.string(), "The shop's name."),
  web_desc: describe(z.string(), "The shop's description, in one sentence."),
  logo: describe(pictureUrl, 'Address of its logo; empty: none.'),
  ga_code: describe(z.string(), 'Id of Google Analytics; empty: none.'),
  gtm_code: describe(z.string(), 'Id of Google Tag Manager; empty: none.'),
  analytics_consent: describe(onOff, "'1': analytics require the visitor's consent."),
  email: describe(z.string(), "The shop's email address."),
  guest_order: describe(onOff, 'Changes nothing: a cart needs a member.'),
  fb_link: describe(z.string(), 'Its page at Facebook; empty: none.'),
  ig_link: describe(z.string(), 'Its page at Instagram; empty: none.'),
  yb_link: describe(z.string(), 'Its channel at YouTube; empty: none.'),
  line_link: describe(z.string(), 'Its account at LINE; empty: none.'),
  copyright_text: describe(z.string(), 'The line at the foot of every page.'),
  service_hours: describe(
    z.string(),
    'Hours of the customer service, as text, such as 週一至週五 09:00–18:00; empty: unknown.',
  ),
  demo: describe(onOff, "'1': demo accounts are offered at sign-in; only with demo data."),
});

const payment = z.object({
  invoice_two_part_status: describe(onOff, "'1': invoices for persons."),
  invoice_three_part_status: describe(onOff, "'1': invoices for companies."),
  ecpay_status: describe(onOff, "'1': payment by the gateway."),
  ecpay_show_name: describe(
    z.string(),
    'Changes nothing: each payment method has a name of its own.',
  ),
  ecpay_inpay_status: describe(onOff, "Changes nothing: payment is always the gateway's own page."),
  ecpay_installments: describe(z.string(), 'The numbers of instalments, with commas: `3,6,12`.'),
  ecpay_atm_expire_day: describe(count, 'Days to pay at an ATM.'),
  ecpay_convenience_store_code_expire_day: describe(
    count,
    'Days to pay a code at a convenience store.',
  ),
  ecpay_convenience_store_barcode_expire_day: describe(
    count,
    'Days to pay barcodes at a convenience store.',
  ),
  credit_min_amount: describe(count, 'The minimum total of a card payment at once, NT$.'),
  credit_max_amount: describe(count, 'The maximum total of a card payment at once, NT$.'),
  installments_min_amount: describe(count, 'The minimum total for instalments, NT$.'),
  installments_max_amount: describe(count, 'The maximum total for instalments, NT$.'),
  atm_min_amount: describe(count, 'The minimum total of a transfer to a virtual account, NT$.'),
  atm_max_amount: describe(count, 'The maximum total of a transfer to a virtual account, NT$.'),
  cvs_min_amount: describe(
    count,
    'The minimum total of a code payment at a convenience store, NT$.',
  ),
  cvs_max_amount: describe(
    count,
    'The maximum total of a code payment at a convenience store, NT$.',
  ),
  barcode_min_amount: describe(
    count,
    'The minimum total of a barcode payment at a convenience store, NT$.',
  ),
  barcode_max_amount: describe(
    count,
    'The maximum total of a barcode payment at a convenience store, NT$.',
  ),
  transfer_min_amount: describe(count, 'The minimum total of a bank transfer, NT$.'),
  transfer_max_amount: describe(count, 'The maximum total of a bank transfer, NT$.'),
  money_transfer_show_name: describe(z.string(), 'Name of the payment by bank transfer.'),
  money_transfer_bank_code: describe(z.string(), "Code of the shop's bank."),
  money_transfer_bank_name: describe(z.string(), "Name of the shop's bank."),
  money_transfer_branch_bank_code: describe(z.string(), 'Code of its branch.'),
  money_transfer_branch_bank_name: describe(z.string(), 'Name of its branch.'),
  money_transfer_account_name: describe(z.string(), 'Name of the account holder.'),
  money_transfer_account: describe(z.string(), 'The number of the account.'),
});

const product = z.object({
  out_stock_notify: describe(z.string(), 'Notice for a sold-out product.'),
  low_inventory_notify: describe(z.string(), 'Notice for a product with low stock.'),
  specify_shipping_days: describe(
    count,
    'Working days to prepare a paid order; 0: no day of shipping is promised.',
  ),
});

const social = z.object({
  line_client_id: describe(z.string(), 'The id at LINE; empty: no sign-in by LINE.'),
  line_authorize_url: describe(shopUrl, "URL of LINE's sign-in page."),
  facebook_app_id: describe(z.string(), 'The id at Facebook; empty: no sign-in by Facebook.'),
  facebook_authorize_url: describe(shopUrl, "URL of Facebook's sign-in page."),
});

const embedding = z.object({
  origins: describe(
    z.array(z.string()),
    'The origins that may embed the site and send it commands.',
  ),
  form_actions: describe(
    z.array(z.string()),
    'Targets of forms on an embedded page: the payment gateway and the map of stores.',
  ),
});

const config = named(
  'Config',
  "The shop's settings by group.",
  z.object({
    common: describe(common, 'The shop itself.'),
    order: describe(
      z.object({
        merge_order: describe(
          onOff,
          "'1': an order may be combined with an earlier one's shipment, without a fee of its own.",
        ),
      }),
      'Orders.',
    ),
    payment: describe(payment, 'Payment.'),
    point: describe(
      z.object({
        amount_get_point: describe(count, 'NT$ to spend for one point.'),
        point_exchange_amount: describe(count, 'Points per NT$1.'),
      }),
      'Points.',
    ),
    product: describe(product, 'Products.'),
    index: describe(
      z.object({
        index_mode: describe(z.int(), 'The front page. 0: the wall; any other value: the shop.'),
      }),
      'The front page of the shop.',
    ),
    invoice: describe(
      z.object({
        e_invoice_status: describe(
          onOff,
          "'1': invoices are electronic, with carriers and donations.",
        ),
      }),
      'Invoices.',
    ),
    social: describe(social, 'Signing in by a provider.'),
    embedding: describe(embedding, 'The site in a frame of another one.'),
    shipping: describe(
      z.object({
        normal_switch: describe(onOff, "'1': items at normal temperature are sold."),
        refrigeration_switch: describe(onOff, "'1': refrigerated items are sold."),
        freezing_switch: describe(onOff, "'1': frozen items are sold."),
      }),
      'The shipping temperatures.',
    ),
  }),
);

/** The shop's settings. */
export const configs = domain('configs', {
  get: { summary: "The shop's settings", access: 'guest', reply: config },
});
