// Written by `npm run generate` from the schemas, whose inferred types have no descriptions. Do not edit.

/** One address of a member. */
export interface Address {
  /** Its id. */
  id: number;
  /** `home` for delivery, `store` for pickup. */
  type: 'home' | 'store';
  /** Name of the recipient. */
  name: string;
  /** The recipient's mobile number, `09` and eight digits. */
  phone: string;
  /** County or city, 縣市. */
  county: string;
  /** District, 區. */
  district: string;
  /** Postcode of 3, 5 or 6 digits. */
  zip: string;
  /** The rest of the address. */
  street: string;
  /** Whether it is the default. */
  is_default: boolean;
}

/** A member who posts. */
export interface ArticleAuthor {
  /** The id of the page with the member's posts. */
  id: number;
  /** The member's name. */
  name: string;
  /** Address of the picture of the member; null: none. */
  icon: string | null;
  /** Whether it is by staff of the shop. */
  by_shop: boolean;
  /** The month in which the member registered, `YYYY-MM`. */
  since: string;
}

/** A comment under a post. */
export interface ArticleComment {
  /** Its id. */
  id: number;
  /** The post's id. */
  a_id: number;
  /** The text of the comment. */
  comment: string;
  /** The comment that it replies to; null: it is no reply. */
  reply_to: number | null;
  /** How many replies it has. */
  reply_count: number;
  /** Whether the caller likes it. */
  is_like: boolean;
  /** How many members like it. */
  like_count: number;
  /** The id of the page with the author's posts; null: the author has never posted. */
  author_id: number | null;
  /** Whether it is by staff of the shop. */
  by_shop: boolean;
  /** The author's name. */
  create_name: string;
  /** The author's picture; null: none. */
  create_icon: string | null;
  /** When it was created, Asia/Taipei. */
  create_time: string;
  /** Whether the caller may delete it. */
  is_mine: boolean;
  /** Why the shop hid it from everybody but its author; missing: it is not hidden. */
  hidden_reason?: string | undefined;
}

/** An uploaded picture (`type` 1) or video (`type` 2), not yet part of a post. */
export type ArticleMedia =
  | {
      /** Its id. */
      id: number;
      /** Address of the file. */
      url: string;
      /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
      color?: string | undefined;
      /** Its other sizes, as an `srcset`; empty: there is one size. */
      srcset: string;
      /** What it shows, for those who cannot see it; missing: the author wrote nothing. */
      alt?: string | undefined;
      /** Width in pixels; null: unknown. */
      width: number | null;
      /** Height in pixels; null: unknown. */
      height: number | null;
      /** 1 picture, 2 video. */
      type: 1;
    }
  | {
      /** Its id. */
      id: number;
      /** Address of the file. */
      url: string;
      /** Address of the video's poster image; null: none. */
      poster: string | null;
      /** Width in pixels; null: unknown. */
      width: number | null;
      /** Height in pixels; null: unknown. */
      height: number | null;
      /** Seconds; null: unknown. */
      duration: number | null;
      /** 1 picture, 2 video. */
      type: 2;
      /** Whether its sound was dropped, because browsers cannot play the format; false also for a video without sound. */
      sound_dropped: boolean;
    };

/** A picture of a post. */
export interface ArticlePicture {
  /** Its id. */
  id: number;
  /** Address of the file. */
  url: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** Its other sizes, as an `srcset`; empty: there is one size. */
  srcset: string;
  /** What it shows, for those who cannot see it; missing: the author wrote nothing. */
  alt?: string | undefined;
  /** Width in pixels; null: unknown. */
  width: number | null;
  /** Height in pixels; null: unknown. */
  height: number | null;
}

/** A post in a list. */
export interface ArticleSummary {
  /** The post's id. */
  id: number;
  /** The text. */
  content: string;
  /** 1 for everybody, 2 for its groups only. */
  permission: 1 | 2;
  /** The ids of the groups that may see it. */
  gids: number[];
  /** The products that it recommends. */
  product: ProductInPost[];
  /** Its pictures, in order. */
  pictures: ArticlePicture[];
  /** Its videos, in order. */
  videos: ArticleVideo[];
  /** The id of the page with the author's posts; null: the author has never posted. */
  author_id: number | null;
  /** Whether it is by staff of the shop. */
  by_shop: boolean;
  /** The author's name. */
  create_name: string;
  /** The author's picture; null: none. */
  create_icon: string | null;
  /** When it was created, Asia/Taipei. */
  create_time: string;
  /** Whether the author has edited it. */
  edited: boolean;
  /** Why the shop hid it from everybody but its author; missing: it is not hidden. */
  hidden_reason?: string | undefined;
  /** Whether the caller may change or delete it. */
  is_mine: boolean;
  /** Whether the caller collected it. */
  is_collect: boolean;
  /** Whether the caller likes it. */
  is_like: boolean;
  /** How many members like it. */
  like_count: number;
  /** How many comments it has, with their replies. */
  comment_count: number;
  /** The latest two comments, without replies. */
  comments: ArticleComment[];
}

/** A video of a post. */
export interface ArticleVideo {
  /** Its id. */
  id: number;
  /** Address of the file. */
  url: string;
  /** Address of the video's poster image; null: none. */
  poster: string | null;
  /** Width in pixels; null: unknown. */
  width: number | null;
  /** Height in pixels; null: unknown. */
  height: number | null;
  /** Seconds; null: unknown. */
  duration: number | null;
}

/** The number of unread notifications, and of units in all carts. */
export interface Badges {
  /** Unread notifications. */
  notify: number;
  /** Number of units in all carts. */
  cart: number;
}

/** A captcha: a proof of work, which `solveCaptcha` of `@mall/sdk/captcha` computes. */
export interface Captcha {
  /** To be sent back with the solution, as `verify_key`. */
  key: string;
  /** The challenge, as the `parameters` of the ALTCHA protocol, version 2: find the counter whose key starts with `keyPrefix`. */
  parameters: CaptchaParameters;
  /** Seconds until it expires. */
  expires_in: number;
}

/** What a client needs to solve a captcha. */
export interface CaptchaParameters {
  /** The key derivation function: always scrypt, with p = 1. */
  algorithm: 'SCRYPT';
  /** In hexadecimal; the password is this nonce, followed by the counter as a big-endian 32-bit integer. */
  nonce: string;
  /** The salt, in hexadecimal. */
  salt: string;
  /** The N of scrypt. */
  cost: number;
  /** The r of scrypt. */
  memoryCost: number;
  /** The length of the derived key, in bytes. */
  keyLength: number;
  /** How the derived key starts, in hexadecimal. */
  keyPrefix: string;
}

/** One layer's cart. */
export interface Cart {
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** The lines, in order. */
  list: CartItem[];
  /** Add-ons offered with the items. */
  additional_list?:
    | {
        /** The product's id. */
        p_id: number;
        /** The variant's id. */
        rule_id: number;
        /** The rule that makes it a gift or an add-on of another product; 0: neither. */
        relation_id: number;
        /** The product's name. */
        name: string;
        /** Address of its picture in lists. */
        index_img: string;
        /** The variant's attributes, such as size or flavour. */
        attributes: ProductAttribute[];
        /** Price of one, NT$. */
        amount: number;
        /** The regular price, NT$, shown beside a lower `amount`. */
        market_price: number;
        /** Units in stock. */
        stock: number;
        /** Minimum quantity per purchase. */
        buy_min: 1;
        /** Maximum quantity per purchase: the units in stock. */
        buy_max: number;
        /** How many can still be added, besides those in the cart. */
        max_max: number;
        /** Whether none is left. */
        sold_out: boolean;
      }[]
    | undefined;
  /** The totals. */
  totals: {
    /** Number of units that can be bought, without gifts. */
    count: number;
    /** Price of the items that can be bought, NT$. */
    items_amount: number;
    /** Savings against the regular prices, NT$. */
    saved_amount: number;
    /** The fee of the chosen shipping method, else of the cheapest, NT$. */
    shipping_fee: number;
    /** Price of the items from which that is free, NT$; null: never. */
    free_shipping_from: number | null;
    /** The amount to pay, NT$. */
    total_amount: number;
  };
  /** When it ships and arrives by that shipping method, if it is paid now; null: no day is promised. */
  departure: Departure | null;
}

/** A coupon for one cart: usable, or the reason why not. */
export interface CartCoupon {
  /** Its name. */
  name: string;
  /** The code to enter; null: it has none. */
  code: string | null;
  /** NT$ off, percent off, or free shipping. */
  kind: 'amount' | 'percent' | 'shipping';
  /** NT$ or percent, by its kind; 0 for shipping. */
  value: number;
  /** Minimum price of the items, NT$. */
  min_amount: number;
  /** Maximum discount, NT$; null: unlimited. */
  max_discount: number | null;
  /** Only for items of this temperature; null: any. */
  layer: CartLayer | null;
  /** Whether it can be combined with others. */
  stackable: boolean;
  /** Start of its validity, Asia/Taipei. */
  start_time: string;
  /** End of its validity, Asia/Taipei. */
  end_time: string;
  /** Its id. */
  id: number;
  /** When it was used, Asia/Taipei; null: not yet. */
  used_time: string | null;
  /** Whether it can be used for this cart. */
  usable: boolean;
  /** Why it cannot be used, for a person; null: it can. */
  reason: string | null;
  /** Whether it is used for this cart. */
  chosen: boolean;
  /** The ids of the chosen ones that it would replace, because they cannot be combined; empty: none, or it cannot be used for another reason. */
  replaces: number[];
  /** Its discount in addition to the chosen ones, or instead of those that it replaces, NT$. */
  discount_amount: number;
}

/** One line of a cart. */
export interface CartItem {
  /** The product's id. */
  p_id: number;
  /** The variant's id. */
  rule_id: number;
  /** The rule that makes it a gift or an add-on of another product; 0: neither. */
  relation_id: number;
  /** The product's name. */
  name: string;
  /** Address of its picture in lists. */
  index_img: string;
  /** The variant's attributes, such as size or flavour. */
  attributes: ProductAttribute[];
  /** Price of one, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** Units in stock. */
  stock: number;
  /** Minimum quantity per purchase. */
  buy_min: number;
  /** Maximum quantity per purchase. */
  buy_max: number;
  /** The type of the line: 1 normal, 2 gift, 3 add-on. */
  type: CartItemType;
  /** How many. */
  quantity: number;
  /** Why it cannot be bought, for a person; null: it can. */
  problem: string | null;
}

/** 1 normal, 2 gift, 3 add-on. */
export type CartItemType = 1 | 2 | 3;

/** A shipping temperature: 1 常溫, 2 冷藏, 3 冷凍. */
export type CartLayer = 1 | 2 | 3;

/** What carts with more lines would contain and cost. */
export interface CartPreview {
  /** The lines, as they were sent. */
  lines: CheckedCartLine[];
  /** The carts with those lines that can be added, by layer; without the gifts of the new ones. */
  carts: Cart[];
}

/** A category with its sub-categories. */
export interface Category {
  /** Its id. */
  id: number;
  /** Its name. */
  name: string;
  /** URL of its picture; null: it has none. */
  img: string | null;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** Its sub-categories, in order. */
  sub?: SubCategory[] | undefined;
}

/** A part of a conversation with the shop. */
export interface ChatHistory {
  /** The messages, oldest first. */
  list: ChatMessage[];
  /** The `limit_time` for older messages; null: there are none. With `after`: null when the list is complete. */
  limit_time: string | null;
  /** Messages of the other side that were unread before this call. */
  unread_count: number;
}

/** A message between a member and the shop. */
export type ChatMessage =
  | {
      /** Its id, in the order of the conversation. */
      id: number;
      /** The member whose conversation with the shop it is. */
      member_id: number;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** True: from the member; false: from the shop. */
      from_user: boolean;
      /** The author's name. */
      create_name: string;
      /** Whether the other side has read it. */
      admin_read: boolean;
      /** When it was created, Asia/Taipei. */
      create_time: string;
      /** 1 text, 2 picture, 3 video, 4 an order. */
      type: 1;
      /** The text. */
      text: string;
    }
  | {
      /** Its id, in the order of the conversation. */
      id: number;
      /** The member whose conversation with the shop it is. */
      member_id: number;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** True: from the member; false: from the shop. */
      from_user: boolean;
      /** The author's name. */
      create_name: string;
      /** Whether the other side has read it. */
      admin_read: boolean;
      /** When it was created, Asia/Taipei. */
      create_time: string;
      /** 1 text, 2 picture, 3 video, 4 an order. */
      type: 2;
      /** Address of the file. */
      url: string;
    }
  | {
      /** Its id, in the order of the conversation. */
      id: number;
      /** The member whose conversation with the shop it is. */
      member_id: number;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** True: from the member; false: from the shop. */
      from_user: boolean;
      /** The author's name. */
      create_name: string;
      /** Whether the other side has read it. */
      admin_read: boolean;
      /** When it was created, Asia/Taipei. */
      create_time: string;
      /** 1 text, 2 picture, 3 video, 4 an order. */
      type: 3;
      /** Address of the file. */
      url: string;
      /** Address of the video's poster image; null: none. */
      video_image: string | null;
      /** Whether its sound was dropped, because browsers cannot play the format; false also for a video without sound. */
      sound_dropped: boolean;
    }
  | {
      /** Its id, in the order of the conversation. */
      id: number;
      /** The member whose conversation with the shop it is. */
      member_id: number;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** True: from the member; false: from the shop. */
      from_user: boolean;
      /** The author's name. */
      create_name: string;
      /** Whether the other side has read it. */
      admin_read: boolean;
      /** When it was created, Asia/Taipei. */
      create_time: string;
      /** 1 text, 2 picture, 3 video, 4 an order. */
      type: 4;
      /** The order that it refers to. */
      order: {
        /** The order's number. */
        trans_order_id: string;
        /** Its state, for a person. */
        state_text: string;
        /** Address of the picture of its first product; null: none. */
        index_img: string | null;
        /** The amount to pay, NT$. */
        final_amount: number;
      };
    };

/** Whether units of a variant can be added to its cart. */
export interface CheckedCartLine {
  /** The variant's id. */
  rule_id: number;
  /** Units in stock. */
  stock: number;
  /** Why it cannot be added, for a person; null: it can. */
  problem: string | null;
}

/** The totals of an order, in whole NT$. */
export interface CheckoutTotals {
  /** Price of the items, NT$. */
  items_amount: number;
  /** Savings against the regular prices, NT$. */
  saved_amount: number;
  /** The shipping fee, NT$. */
  shipping_fee: number;
  /** Discount by coupons, including the fee, NT$. */
  coupon_amount: number;
  /** How many points are spent. */
  points_used: number;
  /** Their discount, NT$. */
  points_amount: number;
  /** Discount by coupons and points, NT$. */
  discount_amount: number;
  /** The amount to pay, NT$. */
  total_amount: number;
  /** How many points the order earns once it is completed. */
  points_to_earn: number;
}

/** A product of the member's collection, with its changes since it was collected. */
export interface CollectedProduct {
  /** The product's id. */
  p_id: number;
  /** The product's name. */
  name: string;
  /** Address of its picture in lists. */
  index_img: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** The lowest price of its variants, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** Whether none is left. */
  sold_out: boolean;
  /** The variant to put in the cart at once; null: the shopper has to choose one. */
  rule_id: number | null;
  /** Whether the caller collected it. */
  is_collect: boolean;
  /** The notice about the stock, 缺貨中 or 快沒庫存了 as configured; null: there is enough. */
  stock_notice: string | null;
  /** How many were sold so far. */
  sold_count: number;
  /** How many members collected it. */
  collect_count: number;
  /** The last day of its reduction; null: it is not reduced, or no end is set. */
  sale_ends_on: string | null;
  /** In the results of a search: its words that the name does not contain. Other texts of the product do. */
  matched_elsewhere?: string[] | undefined;
  /** NT$ by which it has become cheaper since it was collected; 0: it has not. */
  price_drop: number;
  /** Whether it was sold out when it was collected, and is in stock now. */
  back_in_stock: boolean;
}

/** The sort order of the collection: the latest collected, the largest price drop, the cheapest. */
export type CollectedSort = 'newest' | 'price_drop' | 'price_asc';

/** The shop's settings by group. */
export interface Config {
  /** The shop itself. */
  common: {
    /** The shop's name. */
    store_name: string;
    /** The shop's description, in one sentence. */
    web_desc: string;
    /** Address of its logo; empty: none. */
    logo: string;
    /** Id of Google Analytics; empty: none. */
    ga_code: string;
    /** Id of Google Tag Manager; empty: none. */
    gtm_code: string;
    /** '1': analytics require the visitor's consent. */
    analytics_consent: '0' | '1';
    /** The shop's email address. */
    email: string;
    /** Changes nothing: a cart needs a member. */
    guest_order: '0' | '1';
    /** Its page at Facebook; empty: none. */
    fb_link: string;
    /** Its page at Instagram; empty: none. */
    ig_link: string;
    /** Its channel at YouTube; empty: none. */
    yb_link: string;
    /** Its account at LINE; empty: none. */
    line_link: string;
    /** The line at the foot of every page. */
    copyright_text: string;
    /** Hours of the customer service, as text, such as 週一至週五 09:00–18:00; empty: unknown. */
    service_hours: string;
    /** '1': demo accounts are offered at sign-in; only with demo data. */
    demo: '0' | '1';
  };
  /** Orders. */
  order: {
    /** '1': an order may be combined with an earlier one's shipment, without a fee of its own. */
    merge_order: '0' | '1';
  };
  /** Payment. */
  payment: {
    /** '1': invoices for persons. */
    invoice_two_part_status: '0' | '1';
    /** '1': invoices for companies. */
    invoice_three_part_status: '0' | '1';
    /** '1': payment by the gateway. */
    ecpay_status: '0' | '1';
    /** Changes nothing: each payment method has a name of its own. */
    ecpay_show_name: string;
    /** Changes nothing: payment is always the gateway's own page. */
    ecpay_inpay_status: '0' | '1';
    /** The numbers of instalments, with commas: `3,6,12`. */
    ecpay_installments: string;
    /** Days to pay at an ATM. */
    ecpay_atm_expire_day: number;
    /** Days to pay a code at a convenience store. */
    ecpay_convenience_store_code_expire_day: number;
    /** Days to pay barcodes at a convenience store. */
    ecpay_convenience_store_barcode_expire_day: number;
    /** The minimum total of a card payment at once, NT$. */
    credit_min_amount: number;
    /** The maximum total of a card payment at once, NT$. */
    credit_max_amount: number;
    /** The minimum total for instalments, NT$. */
    installments_min_amount: number;
    /** The maximum total for instalments, NT$. */
    installments_max_amount: number;
    /** The minimum total of a transfer to a virtual account, NT$. */
    atm_min_amount: number;
    /** The maximum total of a transfer to a virtual account, NT$. */
    atm_max_amount: number;
    /** The minimum total of a code payment at a convenience store, NT$. */
    cvs_min_amount: number;
    /** The maximum total of a code payment at a convenience store, NT$. */
    cvs_max_amount: number;
    /** The minimum total of a barcode payment at a convenience store, NT$. */
    barcode_min_amount: number;
    /** The maximum total of a barcode payment at a convenience store, NT$. */
    barcode_max_amount: number;
    /** The minimum total of a bank transfer, NT$. */
    transfer_min_amount: number;
    /** The maximum total of a bank transfer, NT$. */
    transfer_max_amount: number;
    /** Name of the payment by bank transfer. */
    money_transfer_show_name: string;
    /** Code of the shop's bank. */
    money_transfer_bank_code: string;
    /** Name of the shop's bank. */
    money_transfer_bank_name: string;
    /** Code of its branch. */
    money_transfer_branch_bank_code: string;
    /** Name of its branch. */
    money_transfer_branch_bank_name: string;
    /** Name of the account holder. */
    money_transfer_account_name: string;
    /** The number of the account. */
    money_transfer_account: string;
  };
  /** Points. */
  point: {
    /** NT$ to spend for one point. */
    amount_get_point: number;
    /** Points per NT$1. */
    point_exchange_amount: number;
  };
  /** Products. */
  product: {
    /** Notice for a sold-out product. */
    out_stock_notify: string;
    /** Notice for a product with low stock. */
    low_inventory_notify: string;
    /** Working days to prepare a paid order; 0: no day of shipping is promised. */
    specify_shipping_days: number;
  };
  /** The front page of the shop. */
  index: {
    /** The front page. 0: the wall; any other value: the shop. */
    index_mode: number;
  };
  /** Invoices. */
  invoice: {
    /** '1': invoices are electronic, with carriers and donations. */
    e_invoice_status: '0' | '1';
  };
  /** Signing in by a provider. */
  social: {
    /** The id at LINE; empty: no sign-in by LINE. */
    line_client_id: string;
    /** URL of LINE's sign-in page. */
    line_authorize_url: string;
    /** The id at Facebook; empty: no sign-in by Facebook. */
    facebook_app_id: string;
    /** URL of Facebook's sign-in page. */
    facebook_authorize_url: string;
  };
  /** The site in a frame of another one. */
  embedding: {
    /** The origins that may embed the site and send it commands. */
    origins: string[];
    /** Targets of forms on an embedded page: the payment gateway and the map of stores. */
    form_actions: string[];
  };
  /** The shipping temperatures. */
  shipping: {
    /** '1': items at normal temperature are sold. */
    normal_switch: '0' | '1';
    /** '1': refrigerated items are sold. */
    refrigeration_switch: '0' | '1';
    /** '1': frozen items are sold. */
    freezing_switch: '0' | '1';
  };
}

/** A county with its districts and postcodes. */
export interface County {
  /** County or city, 縣市. */
  county: string;
  /** Its districts. */
  districts: {
    /** District, 區. */
    district: string;
    /** Its postcode. */
    zip: string;
    /** Whether it is on an outlying island, where shipping may cost more. */
    outlying: boolean;
  }[];
}

/** A coupon, independent of its owner. */
export interface Coupon {
  /** Its name. */
  name: string;
  /** The code to enter; null: it has none. */
  code: string | null;
  /** NT$ off, percent off, or free shipping. */
  kind: 'amount' | 'percent' | 'shipping';
  /** NT$ or percent, by its kind; 0 for shipping. */
  value: number;
  /** Minimum price of the items, NT$. */
  min_amount: number;
  /** Maximum discount, NT$; null: unlimited. */
  max_discount: number | null;
  /** Only for items of this temperature; null: any. */
  layer: CartLayer | null;
  /** Whether it can be combined with others. */
  stackable: boolean;
  /** Start of its validity, Asia/Taipei. */
  start_time: string;
  /** End of its validity, Asia/Taipei. */
  end_time: string;
}

/** The status filter of a coupon list. */
export type CouponListType = 'usable' | 'upcoming' | 'used' | 'expired';

/** A coupon that the member holds. */
export interface CouponTicket {
  /** Its name. */
  name: string;
  /** The code to enter; null: it has none. */
  code: string | null;
  /** NT$ off, percent off, or free shipping. */
  kind: 'amount' | 'percent' | 'shipping';
  /** NT$ or percent, by its kind; 0 for shipping. */
  value: number;
  /** Minimum price of the items, NT$. */
  min_amount: number;
  /** Maximum discount, NT$; null: unlimited. */
  max_discount: number | null;
  /** Only for items of this temperature; null: any. */
  layer: CartLayer | null;
  /** Whether it can be combined with others. */
  stackable: boolean;
  /** Start of its validity, Asia/Taipei. */
  start_time: string;
  /** End of its validity, Asia/Taipei. */
  end_time: string;
  /** Its id. */
  id: number;
  /** When it was used, Asia/Taipei; null: not yet. */
  used_time: string | null;
}

/** A settled month of a dealer. */
export interface DealerCharge {
  /** Its id. */
  id: number;
  /** A month, `YYYY-MM`. */
  month: string;
  /** How many orders. */
  orders_count: number;
  /** The payout, NT$. */
  amount: number;
  /** `waiting` to be paid out, or `paid`. */
  state: 'waiting' | 'paid';
  /** Its state, for a person. */
  state_text: string;
  /** When it was paid, Asia/Taipei; null: not yet. */
  paid_time: string | null;
}

/** A dealer's payout account. */
export interface DealerInfo {
  /** The dealer's referral code. */
  dealer_code: string;
  /** The payout account; null: not set yet. */
  payment_info: DealerPaymentInfo | null;
}

/** A dealer's earnings of one month. */
export interface DealerMonth {
  /** A month, `YYYY-MM`. */
  month: string;
  /** How many orders. */
  orders_count: number;
  /** Amount paid for items, NT$. */
  amount: number;
  /** The dealer's commission, NT$. */
  commission: number;
}

/** The bank account for a dealer's earnings. */
export interface DealerPaymentInfo {
  /** Code of the bank: three digits. */
  bank_code: string;
  /** Name of the bank. */
  bank_name: string;
  /** Name of the branch. */
  branch_name: string;
  /** Name of the account holder. */
  account_name: string;
  /** The number of the account: 6 to 16 digits. */
  account: string;
}

/** A dealer's earnings by order, and their sums. */
export interface DealerPerformance {
  /** The entries of this page. */
  list: DealerProfit[];
  /** The page's position in the list. */
  page: Page;
  /** The sums of the whole list. */
  sums: {
    /** How many orders. */
    orders_count: number;
    /** Amount paid for items, NT$. */
    amount: number;
    /** The dealer's commission, NT$. */
    commission: number;
  };
}

/** A dealer's earnings from one order. */
export interface DealerProfit {
  /** The order's number. */
  trans_order_id: string;
  /** The customer's name, masked: 林○滿. */
  member_name: string;
  /** Amount paid for items, NT$. */
  amount: number;
  /** The commission in percent. */
  percent: number;
  /** The dealer's commission, NT$. */
  commission: number;
  /** Whether the order was refunded, which cancels the commission. */
  reversed: boolean;
  /** When it was created, Asia/Taipei. */
  create_time: string;
}

/** The next departure of a parcel, by the delivery calendar of the shop. */
export interface Departure {
  /** `home` to an address, `cvs` to a convenience store, `pickup` at the shop. */
  kind: 'home' | 'pickup' | 'cvs';
  /** Until when it must be paid for this departure, Asia/Taipei. */
  order_by: string;
  /** The day on which the parcel ships. */
  leaves_on: string;
  /** The day on which it arrives, or can be picked up; null: none is promised. */
  arrives_on: string | null;
}

/** Success, without further data. */
export interface Done {
  /** Always true. */
  done: true;
}

/** A custom profile field of the shop. */
export interface ExtraColumn {
  /** Key of its answer in `extra`. */
  key: string;
  /** The question. */
  label: string;
  /** The type of its answer. */
  kind: 'text' | 'date' | 'select';
  /** The options of a `select`. */
  options: string[];
  /** Whether an answer is required. */
  required: boolean;
}

/** A page of the products that a search found. */
export interface FoundProducts {
  /** The entries of this page. */
  list: ProductSummary[];
  /** The page's position in the list. */
  page: Page;
  /** How many products each filter would leave; only when requested. */
  facets?: ProductFacets | undefined;
  /** A name that resembles the keyword; only when nothing was found. */
  suggestion?: string | undefined;
}

/** A text page: the terms, the privacy policy or the about page. */
export interface InfoPage {
  /** Its title. */
  title: string;
  /** The text, as safe HTML. */
  content: string;
}

/** The e-invoice type and data of an order. */
export type InvoiceChoice =
  | {
      /** Its kind, which determines its other fields. */
      kind: 'member';
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'mobile_barcode';
      /** The carrier, or the donation code. */
      code: string;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'citizen';
      /** The carrier, or the donation code. */
      code: string;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'donation';
      /** The carrier, or the donation code. */
      code: string;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'company';
      /** The company number, 統一編號: eight digits. */
      company_no: string;
      /** The company's name. */
      title: string;
    };

/** The e-invoice type and data of an order, without the fields of the other types. */
export type InvoicePayload =
  | {
      /** Its kind, which determines its other fields. */
      kind: 'member';
      /** Must be left out with this kind. */
      code?: undefined | undefined;
      /** Must be left out with this kind. */
      company_no?: undefined | undefined;
      /** Must be left out with this kind. */
      title?: undefined | undefined;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'mobile_barcode';
      /** The carrier, or the donation code. */
      code: string;
      /** Must be left out with this kind. */
      company_no?: undefined | undefined;
      /** Must be left out with this kind. */
      title?: undefined | undefined;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'citizen';
      /** The carrier, or the donation code. */
      code: string;
      /** Must be left out with this kind. */
      company_no?: undefined | undefined;
      /** Must be left out with this kind. */
      title?: undefined | undefined;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'donation';
      /** The carrier, or the donation code. */
      code: string;
      /** Must be left out with this kind. */
      company_no?: undefined | undefined;
      /** Must be left out with this kind. */
      title?: undefined | undefined;
    }
  | {
      /** Its kind, which determines its other fields. */
      kind: 'company';
      /** The company number, 統一編號: eight digits. */
      company_no: string;
      /** The company's name. */
      title: string;
      /** Must be left out with this kind. */
      code?: undefined | undefined;
    };

/** A code that can still be paid, with its amount and deadline. */
export interface IssuedCode {
  /** The payment method, such as `ATM 虛擬帳號`. */
  name: string;
  /** The amount to pay, NT$. */
  amount: number;
  /** The payment deadline, Asia/Taipei; null: none. */
  expire_time: string | null;
  /** The code. */
  code: PaymentCode;
}

/** The signed-in member's own profile. */
export interface MemberProfile {
  /** The member's id. */
  id: number;
  /** The email address that the member signs in with. */
  account: string;
  /** The member's name. */
  name: string;
  /** The member's email address. */
  email: string;
  /** The member's mobile number, `09` and eight digits. */
  phone: string;
  /** Address of the picture of the member; null: none. */
  avatar: string | null;
  /** The id of the member's group. */
  gid: number;
  /** The name of that group. */
  group_name: string;
  /** How many points the member has. */
  points: number;
  /** The mobile barcode for e-invoices, a slash and seven characters; null: none. */
  mobile_barcode: string | null;
  /** Answers to the shop's own questions, by their key. */
  extra: Record<string, string>;
  /** False: the member signs in by a provider only. */
  has_password: boolean;
  /** Whether the member is a dealer, who earns commissions for referred members. */
  is_dealer: boolean;
  /** Whether the member may write posts. */
  is_poster: boolean;
  /** Whether the member is staff of the shop, and answers the chat. */
  is_staff: boolean;
  /** Address of the staff's site; null unless the member is staff. */
  desk_url: string | null;
}

/** A device that the member is signed in on. */
export interface MemberSession {
  /** Its id. */
  id: number;
  /** Name of the device in the list of devices. */
  device_name: string;
  /** Time of the sign-in, Asia/Taipei. */
  create_time: string;
  /** When it was last used, within five minutes, Asia/Taipei. */
  seen_time: string;
  /** Whether it is the session of this call. */
  is_current: boolean;
}

/** Units of a variant to add to its cart. */
export interface NewCartLine {
  /** The variant's id. */
  rule_id: number;
  /** The quantity to add; 999 in total at most. */
  quantity: number;
}

/** One notification. */
export interface Notification {
  /** Its id. */
  id: number;
  /** 1 about the member's own orders and account, 2 from the shop and the wall. */
  kind: NotificationKind;
  /** Its topic, for the icon and for muting. */
  topic: 'order' | 'payment' | 'chat' | 'account' | 'comment' | 'like' | 'restock' | 'news';
  /** Its title. */
  title: string;
  /** The text. */
  content: string;
  /** The member who caused it, the latest of several; null: the shop, or a deleted account. */
  actor: {
    /** The member's name. */
    name: string;
    /** Address of the picture of the member; null: none. */
    avatar: string | null;
  } | null;
  /** Where it leads; null: nowhere. */
  target: NotificationTarget | null;
  /** Time of its latest event, Asia/Taipei. */
  create_time: string;
  /** '0' unread, '1' read. */
  is_read: '0' | '1';
}

/** 1: about the member's orders and account; 2: from the shop and the wall. */
export type NotificationKind = 1 | 2;

/** The notification topics, and whether the member has each switched on. */
export interface NotificationPreferences {
  /** Comments on the member's posts. */
  comment: boolean;
  /** Likes of the member's posts. */
  like: boolean;
  /** Products that are back in stock. */
  restock: boolean;
  /** Announcements of the shop. */
  news: boolean;
}

/** The target of a notification as data: an order, a post, a product, the chat, or a page. */
export type NotificationTarget =
  | {
      /** What it leads to; `chat` is the conversation with the shop. */
      type: 'order';
      /** The order's number. */
      trans_order_id: string;
    }
  | {
      /** What it leads to; `chat` is the conversation with the shop. */
      type: 'article';
      /** The post's id. */
      a_id: number;
    }
  | {
      /** What it leads to; `chat` is the conversation with the shop. */
      type: 'product';
      /** The product's id. */
      p_id: number;
    }
  | {
      /** What it leads to; `chat` is the conversation with the shop. */
      type: 'chat';
    }
  | {
      /** What it leads to; `chat` is the conversation with the shop. */
      type: 'page';
      /** A page of the site, which the shop chose. */
      path: string;
    };

/** A topic of notifications that a member can switch off. */
export type NotificationTopic = 'comment' | 'like' | 'restock' | 'news';

/** The days that an order was promised when it was paid, or is promised when it is paid in time. */
export interface OrderDeparture {
  /** `home` to an address, `cvs` to a convenience store, `pickup` at the shop. */
  kind: 'home' | 'pickup' | 'cvs';
  /** Until when it must be paid for this departure, Asia/Taipei; null: it is paid. */
  order_by: string | null;
  /** The day on which the parcel ships. */
  leaves_on: string;
  /** The day on which it arrives, or can be picked up; null: none is promised. */
  arrives_on: string | null;
}

/** An order in full. */
export interface OrderDetail {
  /** The order's number. */
  trans_order_id: string;
  /** Its state. */
  state: OrderState;
  /** Its state, for a person. */
  state_text: string;
  /** Whether it is paid, for a person. */
  pay_status_text: string;
  /** Whether a new payment can be started. */
  can_pay: boolean;
  /** When it is cancelled if it is not paid before, Asia/Taipei; null: it does not wait for a payment. */
  pay_until: string | null;
  /** When it was created, Asia/Taipei. */
  create_time: string;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** The amount to pay, NT$. */
  final_amount: number;
  /** When it ships and arrives; null: no day is promised, it has arrived, or it is not delivered. */
  departure: OrderDeparture | null;
  /** Its products, in order. */
  products: {
    /** The product's id; null: it was deleted. */
    p_id: number | null;
    /** The product's name. */
    p_name: string;
    /** Address of its picture in lists. */
    index_img: string;
    /** The variant's attributes, such as size or flavour. */
    attributes: ProductAttribute[];
    /** The type of the line: 1 normal, 2 gift, 3 add-on. */
    type: CartItemType;
    /** Price of one, NT$. */
    amount: number;
    /** How many. */
    count: number;
    /** How many of these units were refunded, or will be. */
    refunded_count: number;
  }[];
  /** Number of units. */
  products_count: number;
  /** The totals. */
  totals: CheckoutTotals;
  /** Its destination and tracking data. */
  shipping: {
    /** The shipping method. */
    name: string;
    /** Name of the recipient. */
    recipient: string;
    /** The recipient's phone number. */
    phone: string;
    /** The destination: an address, or a store. */
    address: string;
    /** A note to the shop; empty: none. */
    note: string;
    /** The carrier of the parcel, such as 黑貓宅急便; null: unknown. */
    carrier: string | null;
    /** The tracking number; null: none. */
    tracking_number: string | null;
    /** The carrier's tracking page, of this parcel if there is one; null: unknown. */
    tracking_url: string | null;
  };
  /** Its payment. */
  payment: {
    /** The method chosen last, as in `payment` of a checkout; null: nothing was to be paid. */
    method: 'credit' | 'installments' | 'atm' | 'cvs' | 'barcode' | 'transfer' | null;
    /** The payment method. */
    name: string;
    /** When it was paid, Asia/Taipei; null: not yet. */
    paid_time: string | null;
    /** The gateway's message when the latest attempt failed; null: it did not. */
    failure: string | null;
    /** The newest of `codes`; null: none. */
    code: PaymentCode | null;
    /** Codes that can still be paid, newest first, with those of earlier attempts. */
    codes: IssuedCode[];
    /** The shop's account, for a transfer; null: it is paid another way. */
    transfer: {
      /** Code of the bank: three digits. */
      bank_code: string;
      /** Name of the bank. */
      bank_name: string;
      /** Code of the branch. */
      branch_code: string;
      /** Name of the branch. */
      branch_name: string;
      /** Name of the account holder. */
      account_name: string;
      /** The number of the account. */
      account: string;
      /** The last five digits of the account that the transfer came from; null: not reported yet. */
      remit_account_check: string | null;
    } | null;
    /** The payment deadline, Asia/Taipei; null: none. */
    expire_time: string | null;
  };
  /** Whether it can be cancelled at once. */
  can_cancel: boolean;
  /** Whether a refund can be requested. */
  can_refund: boolean;
  /** Whether the requested refund can be withdrawn: the order then continues where it was. */
  can_withdraw: boolean;
  /** The amount that a refund requested now returns, NT$; null: none can be requested. */
  refund_amount: number | null;
  /** The amount that was refunded so far, NT$; 0: none. */
  refunded_amount: number;
  /** The reason of the cancellation; null: none. */
  cancel_reason: string | null;
  /** The invoice choice. */
  invoice: InvoiceChoice;
  /** Its events, the earliest first. */
  timeline: {
    /** Its state. */
    state: OrderState;
    /** The event, for a person. */
    text: string;
    /** When, Asia/Taipei. */
    time: string;
  }[];
}

/** A message between a member and the shop about an order. */
export interface OrderMessage {
  /** Its id. */
  id: number;
  /** The text. */
  text: string;
  /** Whether the shop wrote it. */
  from_shop: boolean;
  /** The author's name. */
  create_name: string;
  /** When it was created, Asia/Taipei. */
  create_time: string;
}

/** A state of an order. */
export type OrderState =
  | 'pending'
  | 'paid'
  | 'preparing'
  | 'shipped'
  | 'arrived'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'refunding'
  | 'refunded';

/** An order in a list. */
export interface OrderSummary {
  /** The order's number. */
  trans_order_id: string;
  /** Its state. */
  state: OrderState;
  /** Its state, for a person. */
  state_text: string;
  /** Whether it is paid, for a person. */
  pay_status_text: string;
  /** Whether a new payment can be started. */
  can_pay: boolean;
  /** When it is cancelled if it is not paid before, Asia/Taipei; null: it does not wait for a payment. */
  pay_until: string | null;
  /** When it was created, Asia/Taipei. */
  create_time: string;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** The amount to pay, NT$. */
  final_amount: number;
  /** When it ships and arrives; null: no day is promised, it has arrived, or it is not delivered. */
  departure: OrderDeparture | null;
  /** The first three products. */
  products: {
    /** Address of its picture in lists. */
    index_img: string;
    /** The product's name. */
    p_name: string;
    /** Price of one, NT$. */
    amount: number;
    /** How many. */
    count: number;
  }[];
  /** Number of units. */
  products_count: number;
  /** The payment that an unpaid order waits for; null: none outside of this site. */
  payment_due: {
    /** The payment method, such as `ATM 虛擬帳號`. */
    name: string;
    /** The amount to pay, NT$. */
    amount: number;
    /** The payment deadline, Asia/Taipei; null: none. */
    expire_time: string | null;
  } | null;
}

/** A tab of the list of orders. */
export type OrderTab = 'all' | 'unpaid' | 'processing' | 'shipped' | 'completed' | 'cancelled';

/** The position in a list. */
export interface Page {
  /** The number of this page, from 1. */
  current_page: number;
  /** How many pages there are. */
  total_page: number;
  /** How many entries a page has. */
  per_page: number;
  /** How many entries the whole list has. */
  total_count: number;
}

/** The payment method chosen for an order. */
export type PaymentChoice =
  | {
      /** One of the payment methods. */
      method: 'credit' | 'atm' | 'cvs' | 'barcode' | 'transfer';
    }
  | {
      /** One of the payment methods. */
      method: 'installments';
      /** The number of instalments. */
      installments: number;
    };

/** A code that is paid outside of this site. */
export type PaymentCode =
  | {
      /** Where it is paid: an ATM, or a convenience store by code or barcodes. */
      kind: 'atm';
      /** Code of the bank. */
      bank_code: string;
      /** The account to pay into. */
      account: string;
    }
  | {
      /** Where it is paid: an ATM, or a convenience store by code or barcodes. */
      kind: 'cvs';
      /** The code for the machine in the store. */
      payment_no: string;
    }
  | {
      /** Where it is paid: an ATM, or a convenience store by code or barcodes. */
      kind: 'barcode';
      /** The three barcodes for the counter, in order. */
      barcodes: [string, string, string];
    };

/** A payment method that a cart can use. */
export interface PaymentMethod {
  /** Its name in `payment`. */
  method: 'credit' | 'installments' | 'atm' | 'cvs' | 'barcode' | 'transfer';
  /** Its name. */
  name: string;
  /** More about it, for a person. */
  description: string;
  /** The numbers of instalments to choose from; empty: it is paid at once. */
  installments: number[];
  /** Whether it can be chosen now. */
  available: boolean;
  /** Why it is not available, for a person; null: it is available. */
  reason: string | null;
}

/** The ways to pay for a cart, and the totals. */
export interface PaymentMethods {
  /** The payment methods, in order. */
  list: PaymentMethod[];
  /** The totals. */
  totals: CheckoutTotals;
  /** The points that can be spent. */
  points: {
    /** The member's balance. */
    balance: number;
    /** How many the items accept at most. */
    most: number;
  };
  /** The invoice choice of the member's latest order; null: none, or the shop does not issue this kind any more. */
  last_invoice: InvoiceChoice | null;
  /** When it ships and arrives, if it is paid now; null: no day is promised. */
  departure: Departure | null;
}

/** The next step after an order is placed: post a form, open an address, or nothing. */
export type PaymentStep =
  | ProviderForm
  | {
      /** `form`: post it; `redirect`: open its address; `none`: nothing: it is paid or waits for a transfer. */
      kind: 'redirect';
      /** The address to open. */
      url: string;
    }
  | {
      /** `form`: post it; `redirect`: open its address; `none`: nothing: it is paid or waits for a transfer. */
      kind: 'none';
    };

/** A group that a post's visibility can be limited to. */
export interface PermissionGroup {
  /** Its id. */
  id: number;
  /** Its name. */
  name: string;
}

/** A placed order, and the client's next step to pay for it. */
export interface PlacedOrder {
  /** The order's number. */
  trans_order_id: string;
  /** The next step for the client. */
  next: PaymentStep;
}

/** One entry of the points ledger. */
export interface PointEntry {
  /** Its id. */
  id: number;
  /** Positive: earned; negative: spent or expired. */
  amount: number;
  /** The reason, for a person. */
  reason: string;
  /** The order's number; null: no order. */
  trans_order_id: string | null;
  /** When it was created, Asia/Taipei. */
  create_time: string;
  /** When the unspent part expires, Asia/Taipei; null: never, or it was not earned. */
  expire_time: string | null;
  /** The balance after it. */
  balance: number;
}

/** The balance of points, and what expires next. */
export interface PointExpiry {
  /** The balance. */
  points: number;
  /** The next points to expire; null: none. */
  point_expiry: {
    /** How many points. */
    points: number;
    /** When they expire, Asia/Taipei. */
    time: string;
  } | null;
  /** The amounts by expiry, the soonest first. */
  list: {
    /** How many points. */
    points: number;
    /** When they expire, Asia/Taipei. */
    time: string;
  }[];
}

/** An attribute of a variant: 口味 → 原味. */
export interface ProductAttribute {
  /** Name of the attribute: 口味. */
  attr: string;
  /** Its value in this variant: 原味. */
  type: string;
}

/** How a product can be shipped, and when it arrives. */
export interface ProductDelivery {
  /** The shipping methods of its temperature, in the order of checkout. */
  methods: {
    /** The shipping method's id. */
    id: number;
    /** `home` to an address, `cvs` to a convenience store, `pickup` at the shop. */
    kind: 'home' | 'pickup' | 'cvs';
    /** Its name. */
    name: string;
    /** More about it, for a person. */
    description: string;
    /** For one unit of the cheapest variant alone, to the main island, NT$. */
    fee: number;
    /** Price of the items of one temperature from which it is free, NT$; null: never. */
    free_from: number | null;
    /** When it ships and arrives, on the main island, if it is paid now; null: no day is promised. */
    departure: Departure | null;
    /** Why it is not available for this product, for a person; null: it is available. */
    reason: string | null;
  }[];
  /** Whether it can be picked up at a convenience store. */
  store_pickup: boolean;
  /** Whether it may be returned within seven days, unopened. Perishable and chilled products are exempt. */
  returnable: boolean;
}

/** A product in full, for its own page. */
export interface ProductDetail {
  /** The product's id. */
  p_id: number;
  /** The product's name. */
  name: string;
  /** Address of its picture in lists. */
  index_img: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** The lowest price of its variants, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** Whether none is left. */
  sold_out: boolean;
  /** The variant to put in the cart at once; null: the shopper has to choose one. */
  rule_id: number | null;
  /** Whether the caller collected it. */
  is_collect: boolean;
  /** The notice about the stock, 缺貨中 or 快沒庫存了 as configured; null: there is enough. */
  stock_notice: string | null;
  /** How many were sold so far. */
  sold_count: number;
  /** How many members collected it. */
  collect_count: number;
  /** The last day of its reduction; null: it is not reduced, or no end is set. */
  sale_ends_on: string | null;
  /** In the results of a search: its words that the name does not contain. Other texts of the product do. */
  matched_elsewhere?: string[] | undefined;
  /** A summary in one sentence. */
  summary: string;
  /** The full description, as safe HTML. */
  description: string;
  /** Addresses of its pictures, in order. */
  pictures: string[];
  /** Its category. */
  category: {
    /** Its id. */
    id: number;
    /** Its name. */
    name: string;
    /** Its main category; null: it is a main category itself. */
    parent: SubCategory | null;
  };
  /** Its variants, in order. */
  rules: ProductRule[];
  /** Its specification, line by line. */
  specs: {
    /** The label of the line: 產地. */
    label: string;
    /** The value of the line: 台南市玉井區. */
    value: string;
  }[];
  /** How it can be shipped, and when it arrives. */
  delivery: ProductDelivery;
  /** Whether the caller is notified when it, or one of its variants, is back in stock. */
  is_wait: boolean;
  /** Posts that recommend it. */
  articles: ArticleSummary[];
  /** Other products of its main category, those of its own sub-category first. */
  related: ProductSummary[];
}

/** How many products each choice of a filter would leave, with the other filters unchanged. */
export interface ProductFacets {
  /** By shipping temperature. */
  layers: {
    /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
    layer: CartLayer;
    /** How many products it would leave. */
    count: number;
  }[];
  /** By the shop's price bands, inclusive. */
  prices: {
    /** The lowest price of the band, NT$; null: unlimited. */
    min: number | null;
    /** The highest price of the band, NT$; null: unlimited. */
    max: number | null;
    /** How many products it would leave. */
    count: number;
  }[];
  /** Products below their regular price. */
  on_sale: number;
  /** Products for pickup at a convenience store. */
  store_pickup: number;
  /** Products in stock. */
  in_stock: number;
}

/** A product recommended in a post. */
export interface ProductInPost {
  /** The product's id. */
  p_id: number;
  /** The product's name. */
  name: string;
  /** Address of its picture in lists. */
  index_img: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** The lowest price of its variants, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** Whether none is left. */
  sold_out: boolean;
  /** The variant to put in the cart at once; null: the shopper has to choose one. */
  rule_id: number | null;
}

/** A page of products, with the facets if they were requested. */
export interface ProductPage {
  /** The entries of this page. */
  list: ProductSummary[];
  /** The page's position in the list. */
  page: Page;
  /** How many products each filter would leave; only when requested. */
  facets?: ProductFacets | undefined;
}

/** A variant of a product: the unit that is sold. */
export interface ProductRule {
  /** The variant's id. */
  rule_id: number;
  /** The variant's attributes, such as size or flavour. */
  attributes: ProductAttribute[];
  /** Address of the product's picture that shows it. */
  index_img: string;
  /** Its specification, line by line. */
  specs: {
    /** The label of the line: 產地. */
    label: string;
    /** The value of the line: 台南市玉井區. */
    value: string;
  }[];
  /** Price of one, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** Units in stock. */
  stock: number;
  /** Minimum quantity per purchase. */
  buy_min: number;
  /** Maximum quantity per purchase. */
  buy_max: number;
  /** Whether the caller is notified when this variant is back in stock. */
  is_wait: boolean;
}

/** The sort order of a product list. */
export type ProductSort = 'newest' | 'price_asc' | 'price_desc' | 'best_selling' | 'most_collected';

/** A product in a list. Amounts in whole NT$. */
export interface ProductSummary {
  /** The product's id. */
  p_id: number;
  /** The product's name. */
  name: string;
  /** Address of its picture in lists. */
  index_img: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** The lowest price of its variants, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** Whether none is left. */
  sold_out: boolean;
  /** The variant to put in the cart at once; null: the shopper has to choose one. */
  rule_id: number | null;
  /** Whether the caller collected it. */
  is_collect: boolean;
  /** The notice about the stock, 缺貨中 or 快沒庫存了 as configured; null: there is enough. */
  stock_notice: string | null;
  /** How many were sold so far. */
  sold_count: number;
  /** How many members collected it. */
  collect_count: number;
  /** The last day of its reduction; null: it is not reduced, or no end is set. */
  sale_ends_on: string | null;
  /** In the results of a search: its words that the name does not contain. Other texts of the product do. */
  matched_elsewhere?: string[] | undefined;
}

/** A full-page form that opens a provider: the payment gateway, or the map of stores. */
export interface ProviderForm {
  /** Always `form`. */
  kind: 'form';
  /** URL that the form is posted to. */
  action: string;
  /** The hidden fields of the form. */
  fields: Record<string, string>;
}

/** A section of the FAQ. */
export interface QuestionSection {
  /** Title of the section. */
  section: string;
  /** Its questions, in order. */
  list: {
    /** Its id. */
    id: number;
    /** The question. */
    question: string;
    /** The answer, as safe HTML. */
    answer: string;
  }[];
}

/** A shortcut to a part of the shop. */
export interface QuickLink {
  /** Its id. */
  id: number;
  /** Its name. */
  name: string;
  /** Address of its picture. */
  img: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** Where it leads: a path of the site, or an address. */
  href: string;
}

/** An unpaid order that is paid again: its shipping and payment methods, and its totals. */
export interface RepayPreview {
  /** The order's number. */
  trans_order_id: string;
  /** The shipping methods that are still open. */
  shipping_methods: ShippingMethod[];
  /** The payment methods that are still open. */
  payment_methods: PaymentMethod[];
  /** Codes of earlier attempts that can still be paid, newest first. */
  codes: IssuedCode[];
  /** The shipping choice; null: none yet. */
  choice: ShippingChoice | null;
  /** The totals. */
  totals: CheckoutTotals;
}

/** The shipping method, recipient and destination of an order. */
export type ShippingChoice =
  | {
      /** The kind of method: `home` to an address, `cvs` to the store chosen on the map (`checkout.storeMap`), `pickup` at the shop. */
      kind: 'home';
      /** The shipping method's id. */
      shipping_id: number;
      /** Name of the recipient. */
      name: string;
      /** A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised. */
      phone: string;
      /** A note to the shop, 200 characters at most. */
      note?: string | undefined;
      /** County or city, 縣市. */
      county: string;
      /** District, 區. */
      district: string;
      /** Postcode of 3, 5 or 6 digits, 郵遞區號; full width and separators are normalised. */
      zip: string;
      /** The rest of the address. */
      street: string;
    }
  | {
      /** The kind of method: `home` to an address, `cvs` to the store chosen on the map (`checkout.storeMap`), `pickup` at the shop. */
      kind: 'pickup';
      /** The shipping method's id. */
      shipping_id: number;
      /** Name of the recipient. */
      name: string;
      /** A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised. */
      phone: string;
      /** A note to the shop, 200 characters at most. */
      note?: string | undefined;
    }
  | {
      /** The kind of method: `home` to an address, `cvs` to the store chosen on the map (`checkout.storeMap`), `pickup` at the shop. */
      kind: 'cvs';
      /** The shipping method's id. */
      shipping_id: number;
      /** Name of the recipient. */
      name: string;
      /** A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised. */
      phone: string;
      /** A note to the shop, 200 characters at most. */
      note?: string | undefined;
    };

/** A shipping method that a cart can use. */
export interface ShippingMethod {
  /** Its id. */
  id: number;
  /** `home` to an address, `cvs` to a convenience store, `pickup` at the shop. */
  kind: 'home' | 'pickup' | 'cvs';
  /** Its name. */
  name: string;
  /** More about it, for a person. */
  description: string;
  /** The shipping fee of this cart, NT$. */
  fee: number;
  /** Price of the items from which it is free, NT$; null: never. */
  free_from: number | null;
  /** Whether it can be chosen now. */
  available: boolean;
  /** Why it is not available, for a person; null: it is available. */
  reason: string | null;
  /** The totals with this method. */
  totals: CheckoutTotals;
  /** When it ships and arrives, if it is paid now; null: no day is promised. */
  departure: Departure | null;
  /** The same by the recipient's region. */
  to: {
    /** On the main island. */
    main: ShippingTo;
    /** On an outlying island. */
    islands: ShippingTo;
  };
  /** `cvs`: the store that was chosen last; null: none yet, see `checkout.storeMap`. */
  store: {
    /** Its id. */
    id: string;
    /** Its name. */
    name: string;
    /** Where the store is. */
    address: string;
  } | null;
}

/** The ways to ship a cart, the last choice, and the totals with it. */
export interface ShippingMethods {
  /** The shipping methods, in order. */
  list: ShippingMethod[];
  /** The shipping choice; null: none yet. */
  choice: ShippingChoice | null;
  /** The shipping choice with which the cart can be paid without another question: the last choice, else a saved or used address with the method whose fee the cart shows; null: the shopper has to choose. */
  ready_choice: ShippingChoice | null;
  /** The totals. */
  totals: CheckoutTotals;
}

/** The fee of a shipping method to a region, and whether it is available there. */
export interface ShippingTo {
  /** The shipping fee, NT$. */
  fee: number;
  /** Whether it can be chosen now. */
  available: boolean;
  /** Why it is not available, for a person; null: it is available. */
  reason: string | null;
  /** The totals when shipped there. */
  totals: CheckoutTotals;
  /** When it ships and arrives, if it is paid now; null: no day is promised. */
  departure: Departure | null;
}

/** The home page: banners, and rows of products. */
export interface ShopIndex {
  /** The large pictures at the top, in order. */
  banners: {
    /** Its id. */
    id: number;
    /** Its title. */
    title: string;
    /** The line below its title. */
    text: string;
    /** Where it leads: a path of the site, or an address. */
    href: string;
    /** Address of its picture. */
    img: string;
    /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
    color?: string | undefined;
  }[];
  /** The shelves, in order. */
  sections: {
    /** Its id. */
    id: string;
    /** How it is shown: a row, the best sellers by rank, a post with its products, gifts, the season. */
    kind: 'row' | 'ranked' | 'post' | 'gifts' | 'season';
    /** Its title. */
    title: string;
    /** Where it leads: a path of the site, or an address. */
    href: string;
    /** Its products, in order. */
    products: ProductSummary[];
    /** `post`: the post that recommends the products; null otherwise. */
    article: ArticleSummary | null;
  }[];
  /** The minimum for free home delivery, for each temperature that has one. */
  free_shipping: {
    /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
    layer: CartLayer;
    /** Price of the items, NT$. */
    from: number;
  }[];
  /** The earliest departure by home delivery at any temperature, if it is paid now; null: no day is promised. */
  departure: Departure | null;
}

/** A session and its member. */
export interface SignedIn {
  /** The token, for `Authorization: Bearer …`. */
  t: string;
  /** The signed-in member. */
  profile: MemberProfile;
}

/** A category below a main one. */
export interface SubCategory {
  /** Its id. */
  id: number;
  /** Its name. */
  name: string;
}

/** Unread notifications by kind. */
export interface UnreadCount {
  /** About the member's own orders and account. */
  '1': number;
  /** From the shop and the wall. */
  '2': number;
}

/** A product for which the member gets a back-in-stock notification. */
export interface WaitedProduct {
  /** The product's id. */
  p_id: number;
  /** The product's name. */
  name: string;
  /** Address of its picture in lists. */
  index_img: string;
  /** The picture's main colour, shown until the picture is loaded; missing: unknown. */
  color?: string | undefined;
  /** The lowest price of its variants, NT$. */
  amount: number;
  /** The regular price, NT$, shown beside a lower `amount`. */
  market_price: number;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** Whether none is left. */
  sold_out: boolean;
  /** The variant to put in the cart at once; null: the shopper has to choose one. */
  rule_id: number | null;
  /** Whether the caller collected it. */
  is_collect: boolean;
  /** The notice about the stock, 缺貨中 or 快沒庫存了 as configured; null: there is enough. */
  stock_notice: string | null;
  /** How many were sold so far. */
  sold_count: number;
  /** How many members collected it. */
  collect_count: number;
  /** The last day of its reduction; null: it is not reduced, or no end is set. */
  sale_ends_on: string | null;
  /** In the results of a search: its words that the name does not contain. Other texts of the product do. */
  matched_elsewhere?: string[] | undefined;
  /** Whether the caller is notified when it, or one of its variants, is back in stock. */
  is_wait: boolean;
  /** The variants for which the member waits, the latest first. */
  waits: {
    /** The variant's id; null: any variant. */
    rule_id: number | null;
    /** The variant's attributes, such as size or flavour. */
    attributes: ProductAttribute[];
    /** Since when the member waits, Asia/Taipei. */
    since: string;
  }[];
}

/** The path parameters of each call. */
export interface ParamsByCall {
  addresses: {
    /** The member's addresses of one type, the default one first */
    list: {
      /** `home` for delivery, `store` for pickup. */
      type: 'home' | 'store';
    };
    /** The member's addresses of one type that contain a keyword */
    find: {
      /** `home` for delivery, `store` for pickup. */
      type: 'home' | 'store';
      /** The search words, 50 characters at most. */
      q: string;
    };
    /** One address of the member */
    detail: {
      /** The id of the address. */
      id: number | string;
    };
    /** A nation's counties with their districts and postcodes */
    nations: {
      /** Always `TW`. */
      nation: 'TW';
    };
  };
  points: {
    /** Spend points on one layer's cart; 0 spends none */
    apply: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
      /** How many points to spend; 0: none. */
      amount: number | string;
    };
  };
  coupons: {
    /** The member's coupons of one type, earliest expiry first */
    list: {
      /** Which of them: usable now, valid later, used or expired. */
      type: CouponListType;
    };
    /** The member's coupons for one layer's cart: usable, or the reason why not */
    forCart: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** Whether this member can use a coupon code now, and its discount */
    check: {
      /** The code: 3 to 32 letters, digits and hyphens. */
      code: string;
    };
    /** Use exactly these coupons on one layer's cart; a code is claimed as a ticket first */
    apply: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
  };
  content: {
    /** The terms (1), the privacy policy (2), or about the shop (3) */
    info: {
      /** 1 the terms, 2 the privacy policy, 3 about the shop. */
      page: 1 | 2 | 3 | `${1 | 2 | 3}`;
    };
  };
  products: {
    /** The products of a category and its sub-categories */
    list: {
      /** The category's id, or the one of a sub-category. */
      category: number | string;
    };
    /** One product: variants, pictures, delivery, posts that recommend it, similar products */
    detail: {
      /** The product's id. */
      id: number | string;
    };
    /** Categories whose name contains a keyword */
    findCategories: {
      /** The search words, 50 characters at most. */
      q: string;
    };
  };
  search: {
    /** Products whose name, summary or keywords contain the keyword: the 240 best-selling ones */
    products: {
      /** The search words, 50 characters at most. */
      q: string;
    };
    /** Posts that contain the keyword and are visible to the caller: the 240 newest ones, newest first */
    articles: {
      /** The search words, 50 characters at most. */
      q: string;
    };
  };
  articles: {
    /** A member who posts, with those of their posts that the caller may see, newest first */
    author: {
      /** The `author_id` of the member's posts. */
      id: number | string;
    };
    /** One post */
    detail: {
      /** The post's id. */
      id: number | string;
    };
    /** A post's comments without their replies, newest first */
    comments: {
      /** The post's id. */
      id: number | string;
    };
    /** The replies to a comment, oldest first */
    replies: {
      /** The comment's id. */
      id: number | string;
    };
    /** Products to recommend in a post */
    findProducts: {
      /** The search words, 50 characters at most. */
      q: string;
    };
  };
  notifications: {
    /** The member's notifications of one kind, newest first */
    list: {
      /** 1 about the member's own orders and account, 2 from the shop and the wall. */
      kind: NotificationKind | `${NotificationKind}`;
    };
    /** One notification, which is marked as read */
    detail: {
      /** The notification's id. */
      id: number | string;
    };
  };
  cart: {
    /** One layer's cart */
    list: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** Add units of a variant to the cart, on top of the existing quantity */
    add: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** Set a line's quantity */
    update: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** Remove a line from the cart */
    delete: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
  };
  checkout: {
    /** The shipping methods of one layer's cart, and the last choice */
    shippingMethods: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** Choose the shipping method of one layer's cart */
    chooseShipping: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** The payment methods of one layer's cart with this shipping method */
    paymentMethods: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
      /** The shipping method's id. */
      shipping: number | string;
    };
    /** Place the order of one layer's cart and start its payment */
    pay: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** Same as `pay`, for an app: returns a URL to open instead of a form to post */
    payRedirect: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** The form that opens the provider's map of stores for this shipping method */
    storeMap: {
      /** The shipping method's id. */
      id: number | string;
    };
    /** The shipping fee of one layer's cart, to the main island or the outlying ones */
    fee: {
      /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer: CartLayer | `${CartLayer}`;
    };
    /** An unpaid order, with the shipping and payment methods that are still available */
    repayPreview: {
      /** The order's number. */
      id: string;
    };
    /** Change the shipping method of an unpaid order */
    repayShipping: {
      /** The order's number. */
      id: string;
    };
    /** Start a new payment for an unpaid order */
    repay: {
      /** The order's number. */
      id: string;
    };
    /** Same as `repay`, for an app: returns a URL to open instead of a form to post */
    repayRedirect: {
      /** The order's number. */
      id: string;
    };
  };
  orders: {
    /** The member's orders of one tab, newest first */
    list: {
      /** The tab of the list. */
      status: OrderTab;
    };
    /** One order of the member: products, totals, shipping, payment, timeline */
    detail: {
      /** The order's number. */
      id: string;
    };
    /** The messages between the member and the shop about an order, newest first */
    messages: {
      /** The order's number. */
      id: string;
    };
  };
}

/** The query of each call. */
export interface QueryByCall {
  auth: {
    /** Confirm the email address with the emailed link, or use a link to sign in */
    activate: {
      /** The token of the emailed link. */
      t: string;
    };
  };
  points: {
    /** The ledger of points, newest first; its amounts sum to the balance */
    history: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  coupons: {
    /** The member's coupons of one type, earliest expiry first */
    list: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  products: {
    /** The products of a category and its sub-categories */
    list: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** The order of the list. */
      sort?: ProductSort | undefined;
      /** Only products of this shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer?: CartLayer | `${CartLayer}` | undefined;
      /** Minimum price, NT$. */
      price_min?: number | string | undefined;
      /** Maximum price, NT$. */
      price_max?: number | string | undefined;
      /** '1': only products in stock. */
      in_stock?: '0' | '1' | undefined;
      /** '1': only products below their regular price. */
      on_sale?: '0' | '1' | undefined;
      /** '1': only products for pickup at a convenience store. */
      store_pickup?: '0' | '1' | undefined;
      /** '1': include `facets`, how many products each filter would leave. */
      facets?: '0' | '1' | undefined;
      /** Only these products, such as those that a device viewed last: their ids, with commas. */
      ids?: string | undefined;
    };
    /** All products */
    all: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** The order of the list. */
      sort?: ProductSort | undefined;
      /** Only products of this shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer?: CartLayer | `${CartLayer}` | undefined;
      /** Minimum price, NT$. */
      price_min?: number | string | undefined;
      /** Maximum price, NT$. */
      price_max?: number | string | undefined;
      /** '1': only products in stock. */
      in_stock?: '0' | '1' | undefined;
      /** '1': only products below their regular price. */
      on_sale?: '0' | '1' | undefined;
      /** '1': only products for pickup at a convenience store. */
      store_pickup?: '0' | '1' | undefined;
      /** '1': include `facets`, how many products each filter would leave. */
      facets?: '0' | '1' | undefined;
      /** Only these products, such as those that a device viewed last: their ids, with commas. */
      ids?: string | undefined;
    };
    /** The member's collected products, the latest collected first */
    collected: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** The order of the list. */
      sort?: CollectedSort | undefined;
    };
    /** The products for which the member gets a back-in-stock notification, newest first */
    waited: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  search: {
    /** Products whose name, summary or keywords contain the keyword: the 240 best-selling ones */
    products: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** The order of the list. */
      sort?: ProductSort | undefined;
      /** Only products of this shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
      layer?: CartLayer | `${CartLayer}` | undefined;
      /** Minimum price, NT$. */
      price_min?: number | string | undefined;
      /** Maximum price, NT$. */
      price_max?: number | string | undefined;
      /** '1': only products in stock. */
      in_stock?: '0' | '1' | undefined;
      /** '1': only products below their regular price. */
      on_sale?: '0' | '1' | undefined;
      /** '1': only products for pickup at a convenience store. */
      store_pickup?: '0' | '1' | undefined;
      /** '1': include `facets`, how many products each filter would leave. */
      facets?: '0' | '1' | undefined;
      /** Only these products, such as those that a device viewed last: their ids, with commas. */
      ids?: string | undefined;
    };
    /** Posts that contain the keyword and are visible to the caller: the 240 newest ones, newest first */
    articles: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  articles: {
    /** The posts of the wall, newest first: public posts, and those of the caller's groups */
    list: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** The `until` of the first page, so that pages do not shift when new entries arrive. */
      until?: string | undefined;
    };
    /** A member who posts, with those of their posts that the caller may see, newest first */
    author: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
    /** A post's comments without their replies, newest first */
    comments: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** The newest comment of the first page, so that pages do not shift when new ones arrive. */
      until?: number | string | undefined;
    };
    /** The replies to a comment, oldest first */
    replies: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
    /** The member's collected posts, newest first */
    collected: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
    /** Products to recommend in a post */
    findProducts: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  notifications: {
    /** The member's notifications of one kind, newest first */
    list: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  checkout: {
    /** The form that opens the provider's map of stores for this shipping method */
    storeMap: {
      /** Where the shopper returns to from the map, with the shipping method's id as `shipping` once a store is chosen: an address of the site or of a listed storefront. Left out: the pages of the site. */
      return_url?: string | undefined;
    };
  };
  orders: {
    /** The member's orders of one tab, newest first */
    list: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
    /** The member's latest orders, for a selection list */
    recent: {
      /** How many, 30 at most. */
      limit?: number | string | undefined;
    };
    /** The messages between the member and the shop about an order, newest first */
    messages: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  dealers: {
    /** The dealer's earnings by order, newest first, and their sum */
    performance: {
      /** The page number, from 1. */
      page?: number | string | undefined;
      /** Only this month, `YYYY-MM`; left out: all. */
      month?: string | undefined;
    };
    /** The settled months and whether they were paid out, newest first */
    charges: {
      /** The page number, from 1. */
      page?: number | string | undefined;
    };
  };
  chat: {
    /** The member's messages with the shop before a cursor; marks the shop's messages as read */
    history: {
      /** Only older messages than this; left out: the newest. */
      limit_time?: string | undefined;
      /** Instead of `limit_time`: the messages after this id, oldest first. */
      after?: number | string | undefined;
      /** '1': the messages are not marked as read. */
      peek?: '0' | '1' | undefined;
    };
  };
}

/** The body of each call. */
export interface BodyByCall {
  auth: {
    /** Sign in with account and password, or with a provider that the server verifies */
    login:
      | {
          /** The email address that the member signs in with. */
          account: string;
          /** `account` with a password, or the provider, whose proof the server checks. */
          type: 'account';
          /** The password, 8 to 72 characters, in base64 of its UTF-8 bytes. */
          password: string;
          /** The captcha's `key`. */
          verify_key: string;
          /** The captcha's solution: the derived key, in hexadecimal. */
          verify_text: string;
          /** Name of this device in the list of devices. */
          device_name: string;
          /** The native app's token for push messages; empty: none. */
          fcm_token?: string | undefined;
        }
      | {
          /** `account` with a password, or the provider, whose proof the server checks. */
          type: 'line';
          /** As the provider returned it; optional. */
          account?: string | undefined;
          /** Empty with a provider. */
          password?: '' | undefined;
          /** As the provider returned it; optional. */
          name?: string | undefined;
          /** As the provider returned it; optional. */
          phone?: string | undefined;
          /** As the provider returned it; optional. */
          email?: string | undefined;
          /** The id of the member at the provider; optional; must match the provider's answer. */
          open_id?: string | undefined;
          /** The provider's proof: LINE's authorization code, Facebook's access token. */
          sign: string;
          /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
          return_url?: string | undefined;
          /** Name of this device in the list of devices. */
          device_name: string;
          /** The native app's token for push messages; empty: none. */
          fcm_token?: string | undefined;
          /** The PKCE (S256) verifier of the request for the code. */
          code_verifier: string;
          /** The nonce of the request for the code. */
          nonce: string;
          /** The redirect address of the request for the code. */
          redirect_uri: string;
        }
      | {
          /** `account` with a password, or the provider, whose proof the server checks. */
          type: 'facebook';
          /** As the provider returned it; optional. */
          account?: string | undefined;
          /** Empty with a provider. */
          password?: '' | undefined;
          /** As the provider returned it; optional. */
          name?: string | undefined;
          /** As the provider returned it; optional. */
          phone?: string | undefined;
          /** As the provider returned it; optional. */
          email?: string | undefined;
          /** The id of the member at the provider; optional; must match the provider's answer. */
          open_id?: string | undefined;
          /** The provider's proof: LINE's authorization code, Facebook's access token. */
          sign: string;
          /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
          return_url?: string | undefined;
          /** Name of this device in the list of devices. */
          device_name: string;
          /** The native app's token for push messages; empty: none. */
          fcm_token?: string | undefined;
        };
    /** The provider's sign-in page, which returns to a page of a storefront with a code for `finishSocial` */
    startSocial: {
      /** The provider. */
      provider: 'line' | 'facebook';
      /** The page of the site or of a listed storefront that the person returns to, with `state` and either `code` or `error`: `cancelled`, or the name of a refusal. */
      return_url: string;
      /** The page that the link in the confirmation email opens, if the address belongs to a member: as the other `return_url`s. Left out: the site's own page. */
      letter_url?: string | undefined;
      /** Added to that address unchanged, so that the page recognizes its own attempt. */
      state: string;
      /** The SHA-256 of the `code_verifier`, in base64url. */
      code_challenge: string;
      /** Requests declined permissions again, such as the email address. */
      again?: boolean | undefined;
    };
    /** Exchange the code of a provider sign-in for the session; valid once, for one minute */
    finishSocial: {
      /** From the return address; valid once, for a minute. */
      code: string;
      /** The secret of the attempt, 43 to 128 characters; only the origin of `return_url` may send it. */
      code_verifier: string;
      /** Name of this device in the list of devices. */
      device_name: string;
      /** The native app's token for push messages; empty: none. */
      fcm_token?: string | undefined;
    };
    /** Register with an email address, which an emailed link confirms; the reply does not reveal whether the account exists */
    register: {
      /** The email address that the member signs in with. */
      account: string;
      /** The password, 8 to 72 characters, in base64 of its UTF-8 bytes. */
      password: string;
      /** The member's name. */
      name: string;
      /** A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised. */
      phone: string;
      /** A dealer's referral code. */
      dealer_code?: string | undefined;
      /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
      return_url?: string | undefined;
      /** The captcha's `key`. */
      verify_key: string;
      /** The captcha's solution: the derived key, in hexadecimal. */
      verify_text: string;
    };
    /** Confirm the email address with the emailed link, or use a link to sign in */
    activate: {
      /** Name of this device in the list of devices. */
      device_name: string;
      /** The native app's token for push messages; empty: none. */
      fcm_token?: string | undefined;
    };
    /** Email the confirmation link again, or a link to sign in without a password when there is nothing to confirm; the reply does not reveal whether the account exists */
    resend: {
      /** An email address. */
      email: string;
      /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
      return_url?: string | undefined;
      /** The captcha's `key`. */
      verify_key: string;
      /** The captcha's solution: the derived key, in hexadecimal. */
      verify_text: string;
    };
    /** Undo a change of the email address with the link emailed to the old one; signs out every device */
    restoreEmail: {
      /** The token of the emailed link. */
      t: string;
    };
    /** Email a link that sets a new password; the reply does not reveal whether the account exists */
    forgetMail: {
      /** An email address. */
      email: string;
      /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
      return_url?: string | undefined;
      /** The captcha's `key`. */
      verify_key: string;
      /** The captcha's solution: the derived key, in hexadecimal. */
      verify_text: string;
    };
    /** Whether the token of a password reset link is still valid */
    forget: {
      /** The token of the emailed link. */
      t: string;
    };
    /** Set a new password with the emailed link; signs out every device */
    resetPassword: {
      /** The token of the emailed link. */
      t: string;
      /** The password, 8 to 72 characters, in base64 of its UTF-8 bytes. */
      password: string;
    };
  };
  members: {
    /** Change name, phone, email address and the answers to the shop’s extra questions */
    saveProfile: {
      /** The member's name. Names that are reserved for the shop are refused. */
      name: string;
      /** A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised. */
      phone: string;
      /** An email address. */
      email: string;
      /** Answers to the shop's own questions (`extraColumns`), by their key. */
      extra?: Record<string, string> | undefined;
      /** The values that the form showed. A value that equals its base stays as it is stored; one that was also changed by somebody else is refused. Left out: every value is stored. */
      base?:
        | {
            /** The member's name. */
            name?: string | undefined;
            /** The member's mobile number, `09` and eight digits. */
            phone?: string | undefined;
            /** The member's email address. */
            email?: string | undefined;
            /** Answers to the shop's own questions, by their key. */
            extra?: Record<string, string> | undefined;
          }
        | undefined;
      /** The current password, in base64. Required with a new email address from members who have a password; others must have signed in recently. */
      password?: string | undefined;
      /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
      return_url?: string | undefined;
    };
    /** Save a mobile barcode for e-invoices; an empty value deletes it */
    saveBarcode: {
      /** The mobile barcode for e-invoices, a slash and seven characters; empty: none. */
      mobile_barcode: string;
    };
    /** Change the password; signs out every other device */
    changePassword: {
      /** The current password, in base64; left out by members without one. */
      old_password?: string | undefined;
      /** The password, 8 to 72 characters, in base64 of its UTF-8 bytes. */
      password: string;
      /** The page that the link in the email opens: an address of the site or of a listed storefront. The token replaces `{token}` in it, or is added as `t`. Left out: the site's own page. */
      return_url?: string | undefined;
    };
    /** Save the push token of this device; an empty value deletes it */
    updateToken: {
      /** The native app's token for push messages; empty: none. */
      fcm_token: string;
    };
    /** Sign out one device, all but this one, or all of them */
    endSessions: {
      /** The id of a session, `others` than this one, or `all`. */
      which: number | ('others' | 'all');
    };
    /** Delete the account; only the orders that the law requires remain */
    deleteAccount: {
      /** The password, in base64; left out by members without one. */
      password?: string | undefined;
    };
  };
  addresses: {
    /** Add an address, or change the one with this id */
    save: {
      /** The address to change; left out: a new one. */
      id?: number | undefined;
      /** `home` for delivery, `store` for pickup. */
      type: 'home' | 'store';
      /** Name of the recipient. */
      name: string;
      /** A Taiwanese mobile number, `09` and eight digits. Full width, separators and `+886` are accepted and normalised. */
      phone: string;
      /** County or city, 縣市. */
      county: string;
      /** District, 區. */
      district: string;
      /** Postcode of 3, 5 or 6 digits, 郵遞區號; full width and separators are normalised. */
      zip: string;
      /** The rest of the address. */
      street: string;
      /** Whether it is the default. */
      is_default: boolean;
      /** The values that the form showed. A value that equals its base stays as it is stored; one that was also changed by somebody else is refused. Left out: every value is stored. */
      base?:
        | {
            /** `home` for delivery, `store` for pickup. */
            type?: 'home' | 'store' | undefined;
            /** Name of the recipient. */
            name?: string | undefined;
            /** The recipient's mobile number, `09` and eight digits. */
            phone?: string | undefined;
            /** County or city, 縣市. */
            county?: string | undefined;
            /** District, 區. */
            district?: string | undefined;
            /** Postcode of 3, 5 or 6 digits. */
            zip?: string | undefined;
            /** The rest of the address. */
            street?: string | undefined;
            /** Whether it is the default. */
            is_default?: boolean | undefined;
          }
        | undefined;
    };
    /** Delete an address; the latest of the others becomes the default one */
    delete: {
      /** The id of the address. */
      id: number;
    };
  };
  coupons: {
    /** Claim the ticket of a coupon code for later; returns the existing ticket if the member already holds one */
    claim: {
      /** The code: 3 to 32 letters, digits and hyphens. */
      code: string;
    };
    /** Use exactly these coupons on one layer's cart; a code is claimed as a ticket first */
    apply: {
      /** Coupons of the member by id, others by their code; none: use no coupon. */
      tickets: (number | string)[];
    };
  };
  products: {
    /** Add a product to the collection, or remove it */
    collect: {
      /** The product's id. */
      p_id: number;
      /** `add` or `delete`. */
      action: 'add' | 'delete';
    };
    /** Request a back-in-stock notification for a product or a variant, or cancel it */
    wait: {
      /** The product's id. */
      p_id: number;
      /** The variant; missing: the first one that is back, or to cancel all of them. */
      rule_id?: number | undefined;
      /** `add` or `delete`. */
      action: 'add' | 'delete';
    };
  };
  articles: {
    /** Comment on a post, reply to a comment, or delete one: the caller's own, or any below the caller's own post */
    comment:
      | {
          /** The post's id. */
          a_id: number;
          /** `add` or `delete`. */
          action: 'add';
          /** The text of a new comment, 1,000 characters at most. */
          comment: string;
          /** The comment to reply to; a reply to a reply is listed after it, below the same comment. */
          reply_to?: number | undefined;
        }
      | {
          /** The post's id. */
          a_id: number;
          /** `add` or `delete`. */
          action: 'delete';
          /** The comment to delete; its replies are deleted with it. */
          id: number;
        };
    /** Like a comment, or remove the like */
    likeComment: {
      /** The comment's id. */
      id: number;
      /** `add` or `delete`. */
      action: 'add' | 'delete';
    };
    /** Add a post to the collection, or remove it */
    collect: {
      /** The post's id. */
      a_id: number;
      /** `add` or `delete`. */
      action: 'add' | 'delete';
    };
    /** Like a post, or remove the like */
    like: {
      /** The post's id. */
      a_id: number;
      /** `add` or `delete`. */
      action: 'add' | 'delete';
    };
    /** Report a post or one of its comments to the shop */
    report: {
      /** The post's id. */
      a_id: number;
      /** The reported comment; left out: the post. */
      comment_id?: number | undefined;
      /** The reason, 500 characters at most. */
      reason: string;
    };
    /** Publish a post */
    create: {
      /** The text. */
      content: string;
      /** '1' for everybody, '2' for its groups only. */
      permission: '1' | '2';
      /** The ids of the groups that may see it. */
      gids: (number | string)[];
      /** The ids of the products that it recommends. */
      product: (number | string)[];
      /** The ids of its uploaded pictures, in order. */
      picture: (number | string)[];
      /** What each picture shows, in the order of `picture`, 120 characters at most; empty: nothing is said. */
      picture_alt?: string[] | undefined;
      /** The ids of its uploaded videos, in order. */
      video: (number | string)[];
    };
    /** Change the caller's own post */
    update: {
      /** The post's id. */
      a_id: number;
      /** The text. */
      content: string;
      /** '1' for everybody, '2' for its groups only. */
      permission: '1' | '2';
      /** The ids of the groups that may see it. */
      gids: (number | string)[];
      /** The ids of the products that it recommends. */
      product: (number | string)[];
      /** The ids of its uploaded pictures, in order. */
      picture: (number | string)[];
      /** What each picture shows, in the order of `picture`, 120 characters at most; empty: nothing is said. */
      picture_alt?: string[] | undefined;
      /** The ids of its uploaded videos, in order. */
      video: (number | string)[];
    };
    /** Delete the caller's own post */
    delete: {
      /** The post's id. */
      a_id: number;
    };
    /** Upload a picture or a video for a post */
    uploadMedia: {
      /** 1 picture, 2 video. */
      type: '1' | '2';
    };
  };
  notifications: {
    /** Switch one notification topic on or off, from the next event on */
    savePreference: {
      /** The topic. */
      topic: NotificationTopic;
      /** Whether the member wants these notifications. */
      on: boolean;
    };
    /** Subscribe the browser of this session to push messages, until the session ends */
    savePush: {
      /** The `endpoint` of the browser's `PushSubscription`. */
      endpoint: string;
      /** The `keys` of the browser's `PushSubscription`. */
      keys: {
        /** The public key, in base64url. */
        p256dh: string;
        /** The secret, in base64url. */
        auth: string;
      };
    };
    /** Unsubscribe the browser of this session from push messages */
    deletePush: Record<string, never>;
  };
  cart: {
    /** The carts as they would be with more lines; a guest's carts are empty */
    preview: {
      /** The lines, of any layer; 30 at most. */
      lines: NewCartLine[];
    };
    /** Add units of several variants to the carts of their layers: all of them, or none */
    addAll: {
      /** The lines, of any layer; 30 at most. */
      lines: NewCartLine[];
    };
    /** Add units of a variant to the cart, on top of the existing quantity */
    add: {
      /** The variant's id. */
      rule_id: number;
      /** The quantity to add; 999 in total at most. */
      quantity: number;
      /** 1 normal, 3 add-on; gifts are added automatically. */
      type: 1 | 3;
      /** The rule that makes it a gift or an add-on of another product; 0: neither. */
      relation_id: number;
    };
    /** Set a line's quantity */
    update: {
      /** The variant's id. */
      rule_id: number;
      /** The new quantity, 999 at most. */
      quantity: number;
      /** The rule that makes it a gift or an add-on of another product; 0: neither. */
      relation_id: number;
    };
    /** Remove a line from the cart */
    delete: {
      /** The variant's id. */
      rule_id: number;
      /** The rule that makes it a gift or an add-on of another product; 0: neither. */
      relation_id: number;
    };
  };
  checkout: {
    /** Choose the shipping method of one layer's cart */
    chooseShipping: ShippingChoice;
    /** Place the order of one layer's cart and start its payment */
    pay: {
      /** The payment choice. */
      payment: PaymentChoice;
      /** Where the shopper returns to from the gateway, with the order's number as `order`: an address of the site or of a listed storefront. Left out: the pages of the site. */
      return_url?: string | undefined;
      /** The invoice choice. */
      invoice: InvoicePayload;
      /** The total that the shopper saw, NT$. Any other is refused, with the correct one in the message. */
      total_amount: number;
    };
    /** Same as `pay`, for an app: returns a URL to open instead of a form to post */
    payRedirect: {
      /** The payment choice. */
      payment: PaymentChoice;
      /** Where the shopper returns to from the gateway, with the order's number as `order`: an address of the site or of a listed storefront. Left out: the pages of the site. */
      return_url?: string | undefined;
      /** The invoice choice. */
      invoice: InvoicePayload;
      /** The total that the shopper saw, NT$. Any other is refused, with the correct one in the message. */
      total_amount: number;
    };
    /** The shipping fee of one layer's cart, to the main island or the outlying ones */
    fee: {
      /** The shipping method's id. */
      id: number;
      /** `main` island, or outlying `islands`. */
      type: 'main' | 'islands';
    };
    /** Change the shipping method of an unpaid order */
    repayShipping: ShippingChoice;
    /** Start a new payment for an unpaid order */
    repay: {
      /** The payment choice. */
      payment: PaymentChoice;
      /** Where the shopper returns to from the gateway, with the order's number as `order`: an address of the site or of a listed storefront. Left out: the pages of the site. */
      return_url?: string | undefined;
    };
    /** Same as `repay`, for an app: returns a URL to open instead of a form to post */
    repayRedirect: {
      /** The payment choice. */
      payment: PaymentChoice;
      /** Where the shopper returns to from the gateway, with the order's number as `order`: an address of the site or of a listed storefront. Left out: the pages of the site. */
      return_url?: string | undefined;
    };
  };
  orders: {
    /** Save the last five digits of the account that a transfer came from */
    saveTransfer: {
      /** The last five digits of the account that the transfer came from. */
      remit_account_check: string;
      /** The order's number. */
      o_id: string;
    };
    /** Cancel an unpaid order immediately, or request the refund of a paid one */
    refund: {
      /** The order's number. */
      o_id: string;
      /** The reason, 200 characters at most. */
      cancel_reason: string;
    };
    /** Withdraw a requested refund, while no money has been returned: the order continues */
    withdrawRefund: {
      /** The order's number. */
      o_id: string;
    };
    /** Send the shop a message about an order */
    sendMessage: {
      /** The order's number. */
      oid: string;
      /** The text, 1,000 characters at most. */
      text: string;
    };
  };
  dealers: {
    /** Save the bank account for the dealer's earnings */
    savePaymentInfo: DealerPaymentInfo;
  };
  chat: {
    /** Send a picture or a video to the shop; every open page of the conversation receives it */
    uploadMedia: {
      /** 1 picture, 2 video. */
      type: '1' | '2';
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** The id of the caller; another one is refused. */
      member_id?: number | string | undefined;
    };
  };
}

/** The reply of each call. */
export interface ReplyByCall {
  auth: {
    /** Set the XSRF-TOKEN cookie that a write sends back as X-XSRF-TOKEN */
    csrf: null;
    /** A proof of work, which the client computes for a form; its solution is accepted once */
    captcha: Captcha;
    /** Sign in with account and password, or with a provider that the server verifies */
    login: SignedIn;
    /** The provider's sign-in page, which returns to a page of a storefront with a code for `finishSocial` */
    startSocial: {
      /** The page of the provider, to be opened in the same tab. */
      url: string;
    };
    /** Exchange the code of a provider sign-in for the session; valid once, for one minute */
    finishSocial: SignedIn;
    /** Register with an email address, which an emailed link confirms; the reply does not reveal whether the account exists */
    register: Done;
    /** Revoke the token of this request */
    logout: Done;
    /** Confirm the email address with the emailed link, or use a link to sign in */
    activate: SignedIn;
    /** Email the confirmation link again, or a link to sign in without a password when there is nothing to confirm; the reply does not reveal whether the account exists */
    resend: Done;
    /** Undo a change of the email address with the link emailed to the old one; signs out every device */
    restoreEmail: {
      /** A token for `resetPassword`. The old password no longer signs in, because the person who made the change knew it. */
      t: string;
    };
    /** Email a link that sets a new password; the reply does not reveal whether the account exists */
    forgetMail: Done;
    /** Whether the token of a password reset link is still valid */
    forget: {
      /** Whether the link is still valid. */
      valid: boolean;
    };
    /** Set a new password with the emailed link; signs out every device */
    resetPassword: Done;
  };
  members: {
    /** The member's own profile */
    profile: MemberProfile;
    /** Change name, phone, email address and the answers to the shop’s extra questions */
    saveProfile: MemberProfile;
    /** Change the member's avatar */
    saveAvatar: MemberProfile;
    /** Save a mobile barcode for e-invoices; an empty value deletes it */
    saveBarcode: MemberProfile;
    /** Change the password; signs out every other device */
    changePassword: Done;
    /** Save the push token of this device; an empty value deletes it */
    updateToken: Done;
    /** The devices that the member is signed in on, last used first */
    sessions: MemberSession[];
    /** Sign out one device, all but this one, or all of them */
    endSessions: Done;
    /** Delete the account; only the orders that the law requires remain */
    deleteAccount: Done;
    /** The shop's extra profile fields */
    extraColumns: ExtraColumn[];
  };
  addresses: {
    /** The member's addresses of one type, the default one first */
    list: Address[];
    /** Add an address, or change the one with this id */
    save: Address;
    /** The member's addresses of one type that contain a keyword */
    find: Address[];
    /** One address of the member */
    detail: Address;
    /** Delete an address; the latest of the others becomes the default one */
    delete: Done;
    /** A nation's counties with their districts and postcodes */
    nations: County[];
  };
  points: {
    /** The balance, and the points that will expire, soonest first */
    expiry: PointExpiry;
    /** The ledger of points, newest first; its amounts sum to the balance */
    history: {
      /** The entries of this page. */
      list: PointEntry[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Spend points on one layer's cart; 0 spends none */
    apply: {
      /** How many points are spent. */
      points: number;
      /** The totals. */
      totals: CheckoutTotals;
    };
  };
  coupons: {
    /** The member's coupons of one type, earliest expiry first */
    list: {
      /** The entries of this page. */
      list: CouponTicket[];
      /** The page's position in the list. */
      page: Page;
    };
    /** The member's coupons for one layer's cart: usable, or the reason why not */
    forCart: CartCoupon[];
    /** Whether this member can use a coupon code now, and its discount */
    check: {
      /** Whether this member can use the code now. */
      valid: boolean;
      /** Why it cannot be used, for a person; null: it can. */
      reason: string | null;
      /** The coupon; null: no coupon has this code. */
      coupon: Coupon | null;
    };
    /** Claim the ticket of a coupon code for later; returns the existing ticket if the member already holds one */
    claim: CouponTicket;
    /** Use exactly these coupons on one layer's cart; a code is claimed as a ticket first */
    apply: {
      /** The member's coupons, checked against this cart. */
      list: CartCoupon[];
      /** The totals. */
      totals: CheckoutTotals;
    };
  };
  configs: {
    /** The shop's settings */
    get: Config;
  };
  content: {
    /** The shop's front page: banners, sections of several kinds, free-shipping thresholds, and the next departure */
    index: ShopIndex;
    /** Quick links into the shop */
    quickLinks: QuickLink[];
    /** Frequently asked questions, by section */
    questions: QuestionSection[];
    /** The terms (1), the privacy policy (2), or about the shop (3) */
    info: InfoPage;
    /** The most frequent searches */
    hotTags: string[];
  };
  products: {
    /** Main categories in order, each with its sub-categories */
    categories: Category[];
    /** The products of a category and its sub-categories */
    list: ProductPage;
    /** All products */
    all: ProductPage;
    /** One product: variants, pictures, delivery, posts that recommend it, similar products */
    detail: ProductDetail;
    /** The member's collected products, the latest collected first */
    collected: {
      /** The entries of this page. */
      list: CollectedProduct[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Add a product to the collection, or remove it */
    collect: {
      /** The product's id. */
      p_id: number;
      /** Whether the caller collected it. */
      is_collect: boolean;
    };
    /** The products for which the member gets a back-in-stock notification, newest first */
    waited: {
      /** The entries of this page. */
      list: WaitedProduct[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Request a back-in-stock notification for a product or a variant, or cancel it */
    wait: {
      /** The product's id. */
      p_id: number;
      /** Whether the caller is notified when it, or one of its variants, is back in stock. */
      is_wait: boolean;
    };
    /** Categories whose name contains a keyword */
    findCategories: {
      /** Its id. */
      id: number;
      /** Its name. */
      name: string;
      /** Its main category; null: it is a main category itself. */
      parent: SubCategory | null;
    }[];
  };
  search: {
    /** Products whose name, summary or keywords contain the keyword: the 240 best-selling ones */
    products: FoundProducts;
    /** Posts that contain the keyword and are visible to the caller: the 240 newest ones, newest first */
    articles: {
      /** The entries of this page. */
      list: ArticleSummary[];
      /** The page's position in the list. */
      page: Page;
    };
  };
  articles: {
    /** The posts of the wall, newest first: public posts, and those of the caller's groups */
    list: {
      /** The entries of this page. */
      list: ArticleSummary[];
      /** The page's position in the list. */
      page: Page;
      /** The start of the list, to be sent with later pages; null: it is empty. */
      until: string | null;
      /** How many posts are newer than `until`; 0 without it. */
      newer_count: number;
    };
    /** The posts that the shop recommends */
    promoted: ArticleSummary[];
    /** A member who posts, with those of their posts that the caller may see, newest first */
    author: {
      /** The entries of this page. */
      list: ArticleSummary[];
      /** The page's position in the list. */
      page: Page;
      /** The member who posts. */
      author: ArticleAuthor;
    };
    /** One post */
    detail: ArticleSummary;
    /** A post's comments without their replies, newest first */
    comments: {
      /** The entries of this page. */
      list: ArticleComment[];
      /** The page's position in the list. */
      page: Page;
      /** How many comments it has, with their replies. */
      comment_count: number;
    };
    /** The replies to a comment, oldest first */
    replies: {
      /** The entries of this page. */
      list: ArticleComment[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Comment on a post, reply to a comment, or delete one: the caller's own, or any below the caller's own post */
    comment: {
      /** The post's id. */
      a_id: number;
      /** How many comments it has, with their replies. */
      comment_count: number;
      /** The new comment; null after a deletion. */
      comment: ArticleComment | null;
      /** The comment that was replied to; null: the added or deleted comment is no reply. */
      parent: {
        /** Its id. */
        id: number;
        /** How many replies it has. */
        reply_count: number;
      } | null;
    };
    /** Like a comment, or remove the like */
    likeComment: {
      /** The comment's id. */
      id: number;
      /** The post's id. */
      a_id: number;
      /** Whether the caller likes it. */
      is_like: boolean;
      /** How many members like it. */
      like_count: number;
    };
    /** The member's collected posts, newest first */
    collected: {
      /** The entries of this page. */
      list: ArticleSummary[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Add a post to the collection, or remove it */
    collect: {
      /** The post's id. */
      a_id: number;
      /** Whether the caller collected it. */
      is_collect: boolean;
    };
    /** Like a post, or remove the like */
    like: {
      /** The post's id. */
      a_id: number;
      /** Whether the caller likes it. */
      is_like: boolean;
      /** How many members like it. */
      like_count: number;
    };
    /** Report a post or one of its comments to the shop */
    report: Done;
    /** Products to recommend in a post */
    findProducts: {
      /** The entries of this page. */
      list: ProductInPost[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Products that the caller knows, to recommend in a post before searching */
    suggestProducts: {
      /** Those collected last, six at most. */
      collected: ProductInPost[];
      /** Those bought last, six at most. */
      bought: ProductInPost[];
      /** The best-selling products, six at most; only while both others are empty. */
      popular: ProductInPost[];
    };
    /** The groups that a post can be limited to */
    groups: PermissionGroup[];
    /** Publish a post */
    create: ArticleSummary;
    /** Change the caller's own post */
    update: ArticleSummary;
    /** Delete the caller's own post */
    delete: Done;
    /** Upload a picture or a video for a post */
    uploadMedia: ArticleMedia;
  };
  notifications: {
    /** The number of unread notifications, and of units in all carts */
    badges: Badges;
    /** The member's notifications of one kind, newest first */
    list: {
      /** The entries of this page. */
      list: Notification[];
      /** The page's position in the list. */
      page: Page;
      /** How many are unread. */
      unread_count: UnreadCount;
    };
    /** One notification, which is marked as read */
    detail: Notification;
    /** Mark all notifications as read */
    readAll: {
      /** How many are unread. */
      unread_count: UnreadCount;
    };
    /** The member's notification preferences by topic; orders and the account are always notified */
    preferences: NotificationPreferences;
    /** Switch one notification topic on or off, from the next event on */
    savePreference: NotificationPreferences;
    /** The public key for a browser's push subscription, and the current subscription */
    push: {
      /** The key that a browser subscribes with, `applicationServerKey`. */
      public_key: string;
      /** The browser of this session that messages go to; null: none. */
      endpoint: string | null;
    };
    /** Subscribe the browser of this session to push messages, until the session ends */
    savePush: Done;
    /** Unsubscribe the browser of this session from push messages */
    deletePush: Done;
  };
  cart: {
    /** One layer's cart */
    list: Cart;
    /** The carts as they would be with more lines; a guest's carts are empty */
    preview: CartPreview;
    /** Add units of several variants to the carts of their layers: all of them, or none */
    addAll: {
      /** Whether all were added; false: none, see the lines. */
      added: boolean;
      /** The lines, as they were sent. */
      lines: CheckedCartLine[];
      /** The carts of their layers, by layer. */
      carts: Cart[];
    };
    /** Add units of a variant to the cart, on top of the existing quantity */
    add: Cart;
    /** Set a line's quantity */
    update: Cart;
    /** Remove a line from the cart */
    delete: Cart;
  };
  checkout: {
    /** The shipping methods of one layer's cart, and the last choice */
    shippingMethods: ShippingMethods;
    /** Choose the shipping method of one layer's cart */
    chooseShipping: {
      /** The shipping choice. */
      choice: ShippingChoice;
      /** The totals. */
      totals: CheckoutTotals;
    };
    /** The payment methods of one layer's cart with this shipping method */
    paymentMethods: PaymentMethods;
    /** Place the order of one layer's cart and start its payment */
    pay: PlacedOrder;
    /** Same as `pay`, for an app: returns a URL to open instead of a form to post */
    payRedirect: PlacedOrder;
    /** The form that opens the provider's map of stores for this shipping method */
    storeMap: ProviderForm;
    /** The shipping fee of one layer's cart, to the main island or the outlying ones */
    fee: {
      /** The shipping fee, NT$. */
      fee: number;
      /** Price of the items from which it is free, NT$; null: never. */
      free_from: number | null;
      /** Whether it can be chosen now. */
      available: boolean;
      /** Why it is not available, for a person; null: it is available. */
      reason: string | null;
    };
    /** An unpaid order, with the shipping and payment methods that are still available */
    repayPreview: RepayPreview;
    /** Change the shipping method of an unpaid order */
    repayShipping: {
      /** The shipping choice. */
      choice: ShippingChoice;
      /** The totals. */
      totals: CheckoutTotals;
    };
    /** Start a new payment for an unpaid order */
    repay: PlacedOrder;
    /** Same as `repay`, for an app: returns a URL to open instead of a form to post */
    repayRedirect: PlacedOrder;
  };
  orders: {
    /** The member's orders of one tab, newest first */
    list: {
      /** The entries of this page. */
      list: OrderSummary[];
      /** The page's position in the list. */
      page: Page;
    };
    /** The member's latest orders, for a selection list */
    recent: OrderSummary[];
    /** One order of the member: products, totals, shipping, payment, timeline */
    detail: OrderDetail;
    /** Save the last five digits of the account that a transfer came from */
    saveTransfer: OrderDetail;
    /** Cancel an unpaid order immediately, or request the refund of a paid one */
    refund: OrderDetail;
    /** Withdraw a requested refund, while no money has been returned: the order continues */
    withdrawRefund: OrderDetail;
    /** The messages between the member and the shop about an order, newest first */
    messages: {
      /** The entries of this page. */
      list: OrderMessage[];
      /** The page's position in the list. */
      page: Page;
    };
    /** Send the shop a message about an order */
    sendMessage: OrderMessage;
  };
  dealers: {
    /** The bank account for the dealer's earnings, and the dealer's referral code */
    paymentInfo: DealerInfo;
    /** Save the bank account for the dealer's earnings */
    savePaymentInfo: DealerPaymentInfo;
    /** The dealer's earnings by order, newest first, and their sum */
    performance: DealerPerformance;
    /** The dealer's earnings in each of the last twelve months, the earliest first */
    months: DealerMonth[];
    /** The settled months and whether they were paid out, newest first */
    charges: {
      /** The entries of this page. */
      list: DealerCharge[];
      /** The page's position in the list. */
      page: Page;
    };
  };
  chat: {
    /** The member's messages with the shop before a cursor; marks the shop's messages as read */
    history: ChatHistory;
    /** Send a picture or a video to the shop; every open page of the conversation receives it */
    uploadMedia: ChatMessage;
  };
}
