import * as z from 'zod/mini';
import { domain } from './domain';
import { count, pictureUrl, shopUrl } from '../core/scalars';

/** '1' is on, '0' is off. */
const onOff = z.enum(['0', '1']);
const link = z.string();

/** The shop's settings by group. */
const config = z.object({
  common: z.object({
    store_name: z.string(),
    web_desc: z.string(),
    logo: pictureUrl,
    ga_code: z.string(),
    gtm_code: z.string(),
    /** Whether the site asks visitors for consent before it measures anything. */
    analytics_consent: onOff,
    email: z.string(),
    guest_order: onOff,
    fb_link: link,
    ig_link: link,
    yb_link: link,
    line_link: link,
    copyright_text: z.string(),
    /** Service hours of the chat as text, such as 週一至週五 09:00–18:00; '': unknown. */
    service_hours: z.string(),
    /** Demo accounts are offered at sign-in; '1' only with demo data. */
    demo: onOff,
  }),
  order: z.object({ merge_order: onOff }),
  payment: z.object({
    invoice_two_part_status: onOff,
    invoice_three_part_status: onOff,
    ecpay_status: onOff,
    ecpay_show_name: z.string(),
    ecpay_inpay_status: onOff,
    /** `3,6,12` */
    ecpay_installments: z.string(),
    /** Days. */
    ecpay_atm_expire_day: count,
    ecpay_convenience_store_code_expire_day: count,
    ecpay_convenience_store_barcode_expire_day: count,
    /** The minimum and maximum total of each payment method, in NT$. */
    credit_min_amount: count,
    credit_max_amount: count,
    installments_min_amount: count,
    installments_max_amount: count,
    atm_min_amount: count,
    atm_max_amount: count,
    cvs_min_amount: count,
    cvs_max_amount: count,
    barcode_min_amount: count,
    barcode_max_amount: count,
    transfer_min_amount: count,
    transfer_max_amount: count,
    money_transfer_show_name: z.string(),
    money_transfer_bank_code: z.string(),
    money_transfer_bank_name: z.string(),
    money_transfer_branch_bank_code: z.string(),
    money_transfer_branch_bank_name: z.string(),
    money_transfer_account_name: z.string(),
    money_transfer_account: z.string(),
  }),
  /** NT$ to spend per earned point; points that equal NT$1. */
  point: z.object({ amount_get_point: count, point_exchange_amount: count }),
  product: z.object({
    out_stock_notify: z.string(),
    low_inventory_notify: z.string(),
    specify_shipping_days: count,
  }),
  /** 0: the start page is the wall; any other value: the shop. */
  index: z.object({ index_mode: z.int() }),
  invoice: z.object({ e_invoice_status: onOff }),
  /** Social sign-in; an empty id: disabled. */
  social: z.object({
    line_client_id: z.string(),
    /** URL for signing in with LINE. */
    line_authorize_url: shopUrl,
    facebook_app_id: z.string(),
    /** URL for signing in with Facebook. */
    facebook_authorize_url: shopUrl,
  }),
  /** Embedding of the site in a frame of another page. */
  embedding: z.object({
    /** The origins that may embed the site and send it commands. */
    origins: z.array(z.string()),
    /**
     * Allowed targets of the forms that the embedding page submits: the payment gateway and the
     * store map.
     */
    form_actions: z.array(z.string()),
  }),
  shipping: z.object({ normal_switch: onOff, refrigeration_switch: onOff, freezing_switch: onOff }),
});

/** The shop's settings. */
export const configs = domain('configs', {
  get: { summary: "The shop's settings", access: 'guest', reply: config },
});
