// Written by `npm run generate` from the schemas, whose inferred types have no descriptions. Do not edit.

import type {
  ArticlePicture,
  ArticleVideo,
  Captcha,
  CartItemType,
  CartLayer,
  ChatMessage,
  CheckoutTotals,
  Done,
  IssuedCode,
  OrderDeparture,
  OrderMessage,
  OrderState,
  PaymentCode,
  ProductAttribute,
} from '../shop/shapes';

/** What an added factor leaves. */
export interface AddedFactor {
  /** Ten codes, each of which replaces the other factors once; empty: the earlier ones stay valid. */
  recovery_codes: string[];
  /** The session, which is open. */
  session: DeskSession;
}

/** What the audit records. */
export type AuditAction =
  | 'session.signedIn'
  | 'session.signedOut'
  | 'session.factorAdded'
  | 'session.passkeyAdded'
  | 'session.passkeyDeleted'
  | 'session.recoveryCodesRenewed'
  | 'people.invited'
  | 'people.invitationRevoked'
  | 'people.joined'
  | 'people.rolesChanged'
  | 'people.suspended'
  | 'people.restored'
  | 'people.factorReset'
  | 'order.printed'
  | 'order.advanced'
  | 'order.trackingChanged'
  | 'order.paidConfirmed'
  | 'order.refundRequested'
  | 'order.refunded'
  | 'order.linesRefunded'
  | 'order.refundConfirmed'
  | 'order.refundRetried'
  | 'order.refundAlarmDismissed'
  | 'order.noted'
  | 'order.messageSent'
  | 'member.unmasked'
  | 'batch.started'
  | 'batch.cancelled'
  | 'batch.retried'
  | 'settings.changed'
  | 'chat.answered'
  | 'chat.assigned'
  | 'chat.snoozed'
  | 'chat.resolved'
  | 'chat.reopened'
  | 'chat.noted'
  | 'chat.cannedReplySaved'
  | 'chat.cannedReplyDeleted'
  | 'wall.dismissed'
  | 'wall.hidden'
  | 'wall.restored'
  | 'session.endedElsewhere'
  | 'account.passwordChanged'
  | 'account.emailChanged'
  | 'account.emailRestored'
  | 'account.deleted';

/** What a colleague did. */
export interface AuditEntry {
  /** Its id, ascending in time. */
  id: string;
  /** When, Asia/Taipei. */
  time: string;
  /** Who did it, with the name of that time. */
  actor: Colleague;
  /** What was done. */
  action: AuditAction;
  /** What it was done to, such as `order:M2511270001`, `colleague:4`. */
  subject: string;
  /** The changed fields. */
  changes: {
    /** The name of the field. */
    field: string;
    /** The value before; null: none, or it is not recorded. */
    before: string | number | boolean | null | string[];
    /** The value after; null: none, or it is not recorded. */
    after: string | number | boolean | null | string[];
    /** Whether it is personal data: that it changed is recorded, but no value. */
    is_personal: boolean;
  }[];
  /** The reason that the colleague gave; null: none. */
  reason: string | null;
  /** The id of the request in the log. */
  request_id: string | null;
}

/** Work on several orders, done one after the other. */
export interface Batch {
  /** Its id. */
  id: number;
  /** What is done with each order: `prepare`, `ship`, `arrive`, or `confirmPaid` for bank transfers that have arrived. */
  kind: 'prepare' | 'ship' | 'arrive' | 'confirmPaid';
  /** Who started it. */
  by: Colleague;
  /** Its state; while `waiting` it can be cancelled. */
  state: 'waiting' | 'running' | 'done' | 'cancelled';
  /** Seconds until it starts; 0: it has. */
  starts_in: number;
  /** How many orders. */
  total: number;
  /** How many were done. */
  succeeded: number;
  /** How many could not be done. */
  failed: number;
  /** The orders, in the order in which they were sent. */
  items: {
    /** The number of the order. */
    o_id: string;
    /** Its state. */
    state: 'waiting' | 'done' | 'failed';
    /** Why it could not be done; null: it could. */
    message: string | null;
  }[];
}

/** A text that colleagues send often. */
export interface CannedReply {
  /** Its id. */
  id: number;
  /** By what colleagues find it. */
  title: string;
  /** The text. */
  text: string;
}

/** A queue of conversations. */
export type ChatQueue = 'waiting' | 'mine' | 'open' | 'snoozed' | 'resolved';

/** A colleague, as other colleagues see them. */
export interface Colleague {
  /** The id of their member account. */
  id: number;
  /** The name that colleagues see. */
  name: string;
}

/** A colleague of the demo shop. */
export interface DemoColleague {
  /** Their role. */
  role: RoleName;
  /** Their name. */
  name: string;
}

/** Attempts of one kind, from one address, in one hour. */
export interface DeskAttempt {
  /** What was tried or read. */
  kind:
    | 'wrongPassword'
    | 'wrongCode'
    | 'wrongPasskey'
    | 'blocked'
    | 'forbidden'
    | 'orderRead'
    | 'conversationRead';
  /** The colleague who called, or whose account was tried; null: unknown. */
  colleague: Colleague | null;
  /** An IPv4 address or an IPv6 prefix. */
  network: string;
  /** Method and path of the call. */
  call: string;
  /** How often. */
  count: number;
  /** The last time, Asia/Taipei. */
  last_time: string;
}

/** The session of a colleague at the desk. */
export interface DeskSession {
  /** `enrolling`: the second factor has to be set up; `verifying`: it has to be given; `locked`: it was idle for too long, and the factor continues it; `open`. */
  state: 'enrolling' | 'verifying' | 'locked' | 'open';
  /** Who has signed in. */
  colleague: Colleague;
  /** Their email address. */
  account: string;
  /** Their roles. */
  roles: RoleName[];
  /** What the roles allow; empty unless the session is open. */
  permissions: Permission[];
  /** When it ends, Asia/Taipei. */
  expire_time: string;
  /** Until when actions that need a recent code are allowed, Asia/Taipei; null: a code is needed first. */
  fresh_until: string | null;
  /** Whether they have an authenticator app. */
  has_app: boolean;
  /** How many passkeys they have. */
  passkeys: number;
  /** How many recovery codes have not been used. */
  recovery_codes_left: number;
}

/** The settings that colleagues change. */
export interface DeskSettings {
  /** Which mails about an order its member gets. */
  mails: {
    /** An order waits for its payment: at once for a transfer, else after five minutes. */
    order_placed: boolean;
    /** A payment code was issued. */
    payment_code: boolean;
    /** An order is paid. */
    order_paid: boolean;
    /** A parcel has left. */
    order_shipped: boolean;
    /** An order was paid back. */
    order_refunded: boolean;
    /** Single lines of an order were paid back. */
    lines_refunded: boolean;
  };
  /** The hours of the customer service as members read them; empty: not shown. */
  service_hours: string;
  /** When the chat shows the shop as online, by weekday; a weekday that is missing is closed. null: while a colleague has the chat open. */
  chat_hours:
    | {
        /** The weekday: 1 is Monday, 7 is Sunday. */
        weekday: number;
        /** When it opens, `09:00`, Asia/Taipei. */
        from: string;
        /** When it closes, `18:00`, Asia/Taipei; later than `from`. */
        to: string;
      }[]
    | null;
}

/** A secret for an authenticator app. */
export interface FactorSecret {
  /** The secret in base32, to type it. */
  secret: string;
  /** The secret as `otpauth://…`, to show it as a QR code. */
  uri: string;
}

/** A colleague's second factors. */
export interface Factors {
  /** Whether an authenticator app is set up. */
  has_app: boolean;
  /** The passkeys, the first one first. */
  passkeys: Passkey[];
  /** How many recovery codes have not been used. */
  recovery_codes_left: number;
}

/** An open invitation. */
export interface Invitation {
  /** Its id. */
  id: number;
  /** Who is invited. */
  email: string;
  /** The roles that they will have. */
  roles: RoleName[];
  /** The colleague who invited them; empty: the shop invites its first owner. */
  invited_by: string;
  /** When it expires, Asia/Taipei. */
  expire_time: string;
}

/** What an invitation offers. */
export interface InvitationOffer {
  /** Who is invited. */
  email: string;
  /** The roles that they will have. */
  roles: RoleName[];
  /** The colleague who invited them; empty: the shop invites its first owner. */
  invited_by: string;
  /** Whether the address has an account with a password, which is then asked for; else a new password is. */
  is_member: boolean;
}

/** The contact details of a member in full. */
export interface MemberContact {
  /** How the member signs in, in full. */
  account: string;
}

/** A passkey that the browser made: `RegistrationResponseJSON` of WebAuthn. Other fields are ignored. */
export interface NewPasskey {
  /** The id of the credential, base64url. */
  id: string;
  /** The id of the credential, base64url. */
  rawId: string;
  /** The kind of the credential. */
  type: 'public-key';
  /** What the authenticator answered. */
  response: {
    /** The challenge and the origin, as the browser saw them. */
    clientDataJSON: string;
    /** The public key, as the authenticator made it. */
    attestationObject: string;
    /** How the browser reaches the authenticator. */
    transports?: string[] | undefined;
  };
}

/** The contact details of an order in full. */
export interface OrderContact {
  /** How the member signs in, in full. */
  account: string;
  /** Name of the recipient. */
  recipient: string;
  /** The recipient's phone number in full. */
  phone: string;
  /** The destination in full: an address, or a store. */
  address: string;
  /** The note to the shop in full; empty: none. */
  note: string;
  /** The code of the invoice's carrier in full; empty: none. */
  invoice_code: string;
}

/** A note about an order that only colleagues read. */
export interface OrderNote {
  /** Its id. */
  id: number;
  /** The text. */
  text: string;
  /** The name of the colleague who wrote it. */
  author: string;
  /** When it was written, Asia/Taipei. */
  create_time: string;
}

/** A view of the orders: those that wait for one kind of work, or all. */
export type OrderView =
  | 'toConfirm'
  | 'toPay'
  | 'payFailed'
  | 'toPick'
  | 'toShip'
  | 'late'
  | 'inTransit'
  | 'refunds'
  | 'byHand'
  | 'paidTwice'
  | 'all';

/** A passkey of a colleague. */
export interface Passkey {
  /** Its id. */
  id: number;
  /** The browser and the system that made it. */
  name: string;
  /** When it was made, Asia/Taipei. */
  create_time: string;
  /** When it was used last, Asia/Taipei; null: never yet. */
  used_time: string | null;
}

/** What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export interface PasskeyCreation {
  /** The shop. */
  rp: {
    /** Its domain. */
    id: string;
    /** Its name. */
    name: string;
  };
  /** The colleague. */
  user: {
    /** Their id at the shop, base64url. */
    id: string;
    /** Their email address. */
    name: string;
    /** The name that colleagues see. */
    displayName: string;
  };
  /** What the authenticator signs, base64url; valid once, for five minutes. */
  challenge: string;
  /** The signatures that the server can check, the preferred one first. */
  pubKeyCredParams: {
    /** The kind of the credential. */
    type: 'public-key';
    /** The algorithm's number in COSE. */
    alg: number;
  }[];
  /** How long the browser waits, in milliseconds. */
  timeout: number;
  /** The passkeys that they have: no authenticator holds two of one colleague. */
  excludeCredentials: {
    /** The id of the credential, base64url. */
    id: string;
    /** The kind of the credential. */
    type: 'public-key';
    /** How the browser reaches the authenticator; empty: in any way. */
    transports: string[];
  }[];
  /** What the authenticator has to be capable of. */
  authenticatorSelection: {
    /** It may list its passkeys by itself. */
    residentKey: 'preferred';
    /** The authenticator checks a finger, a face or a PIN. */
    userVerification: 'required';
  };
  /** The maker of the authenticator makes no difference. */
  attestation: 'none';
}

/** What the browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export interface PasskeyRequest {
  /** The domain of the shop. */
  rpId: string;
  /** What the authenticator signs, base64url; valid once, for five minutes. */
  challenge: string;
  /** How long the browser waits, in milliseconds. */
  timeout: number;
  /** The passkeys of the colleague. */
  allowCredentials: {
    /** The id of the credential, base64url. */
    id: string;
    /** The kind of the credential. */
    type: 'public-key';
    /** How the browser reaches the authenticator; empty: in any way. */
    transports: string[];
  }[];
  /** The authenticator checks a finger, a face or a PIN. */
  userVerification: 'required';
}

/** Everyone who may sign in to the desk, and who is invited. */
export interface People {
  /** The colleagues, by name. */
  people: Person[];
  /** The open invitations, the latest first. */
  invitations: Invitation[];
  /** The roles that the caller may grant. */
  grantable: RoleName[];
}

/** What a colleague may do. */
export type Permission =
  | 'orders.read'
  | 'orders.note'
  | 'orders.ship'
  | 'orders.print'
  | 'orders.confirmPaid'
  | 'orders.refund'
  | 'sales.read'
  | 'chat.answer'
  | 'wall.moderate'
  | 'members.read'
  | 'members.unmask'
  | 'settings.edit'
  | 'people.manage'
  | 'audit.readAll';

/** A colleague on the list of people. */
export interface Person {
  /** The id of their member account. */
  id: number;
  /** The name that colleagues see. */
  name: string;
  /** Their email address. */
  account: string;
  /** Their roles. */
  roles: RoleName[];
  /** Whether they may sign in. */
  state: 'active' | 'suspended';
  /** Whether the second factor is set up. */
  has_factor: boolean;
  /** When they last used the desk, Asia/Taipei; null: never yet. */
  seen_time: string | null;
  /** Whether the caller may change their roles or suspend them. */
  can_change: boolean;
}

/** What the confirmation of a refund pays, and what it leaves alone. */
export interface RefundPreview {
  /** The sum of `pays`, NT$. The confirmation sends it back. */
  amount: number;
  /** The refunds that the confirmation pays. */
  pays: {
    /** The number of the order that it pays back. */
    o_id: string;
    /** The id of the refund; null: the confirmation stores it. */
    refund: number | null;
    /** `order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `surplus`: money that the order did not need; `fee`: a shipping fee that was withheld. */
    kind: 'order' | 'lines' | 'surplus' | 'fee';
    /** The amount, NT$. */
    amount: number;
    /** With `lines`: the part of it that is the shipping fee, NT$. */
    shipping_fee: number;
    /** How it is paid back: `gateway`: by the payment provider, now; `after_closing`: by the provider, once it has closed its day at 20:30; `by_hand`: by a colleague. */
    way: 'gateway' | 'after_closing' | 'by_hand';
  }[];
  /** Open refunds that it leaves alone: the provider pays them, or each is confirmed by itself. */
  waits: {
    /** The number of the order that it pays back. */
    o_id: string;
    /** The id of the refund; null: the confirmation stores it. */
    refund: number | null;
    /** `order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `surplus`: money that the order did not need; `fee`: a shipping fee that was withheld. */
    kind: 'order' | 'lines' | 'surplus' | 'fee';
    /** The amount, NT$. */
    amount: number;
    /** With `lines`: the part of it that is the shipping fee, NT$. */
    shipping_fee: number;
    /** How it is paid back: `gateway`: by the payment provider, now; `after_closing`: by the provider, once it has closed its day at 20:30; `by_hand`: by a colleague. */
    way: 'gateway' | 'after_closing' | 'by_hand';
  }[];
  /** The shipping fee that is not refunded, because another order ships with it, NT$. */
  fee_withheld: number;
  /** With `lines`: whether the shipping fee is refunded in any case, because nothing is left to ship. */
  fee_included: boolean;
}

/** What a post or a comment said when it was reported. */
export interface ReportedCopy {
  /** The text as it was reported. */
  text: string;
  /** The pictures as they were reported, in order. */
  pictures: ArticlePicture[];
  /** The videos as they were reported, in order. */
  videos: ArticleVideo[];
  /** When this version was first reported, Asia/Taipei. */
  create_time: string;
}

/** A role of the shop. */
export type RoleName = 'owner' | 'manager' | 'accountant' | 'agent' | 'moderator' | 'clerk';

/** What was paid and paid back on one day. */
export interface SalesDay {
  /** The day, Asia/Taipei. */
  day: string;
  /** What the orders paid on it cost, NT$; refunds are not deducted. */
  amount: number;
  /** How many orders were paid. */
  orders: number;
  /** What was paid back on it of orders, also of those that were paid earlier, NT$. */
  refunded: number;
  /** `amount` less `refunded`, NT$; below 0 when more was paid back than paid. */
  net: number;
}

/** A filter of a list that a colleague saved under a name. */
export interface SavedView {
  /** Its id. */
  id: number;
  /** The list that is filtered. */
  page: 'orders';
  /** Its name. */
  name: string;
  /** The filter as the query of the list's address, `view=all&layer=3`, 500 characters at most. */
  query: string;
}

/** What the operator of the server should change; `databaseOwner`: the server's user of the database owns the tables. */
export type ShopWarning = 'databaseOwner';

/** A device on which a colleague is signed in to the desk. */
export interface SignedInDevice {
  /** The id of its session. */
  id: number;
  /** The browser and the system; empty: unknown. */
  device_name: string;
  /** Where it signed in: an IPv4 address or an IPv6 prefix. */
  network: string;
  /** When it signed in, Asia/Taipei. */
  create_time: string;
  /** When it was used last, Asia/Taipei. */
  seen_time: string;
  /** Whether it is the one that calls. */
  is_current: boolean;
}

/** A part of a conversation. */
export interface StaffChatHistory {
  /** The messages, oldest first. */
  list: ChatMessage[];
  /** The `before` for older messages; null: there are none. */
  before: string | null;
}

/** A conversation in a queue of the desk. */
export interface StaffConversation {
  /** The member's id. */
  member_id: number;
  /** The member's name. */
  name: string;
  /** Address of the picture of the member; null: none. */
  avatar: string | null;
  /** Its state; a new message of the member opens it again. */
  state: 'open' | 'snoozed' | 'resolved';
  /** Since when the member waits for an answer, Asia/Taipei; null: nobody waits. */
  waiting_since: string | null;
  /** When it comes back, Asia/Taipei; null: it is not snoozed. */
  snoozed_until: string | null;
  /** Who is responsible; null: nobody. */
  assignee: Colleague | null;
  /** Messages of the member that no colleague has read. */
  unread_count: number;
  /** The latest message. */
  latest: ChatMessage;
}

/** A conversation with what its member has ordered and put into their carts. */
export interface StaffConversationDetail {
  /** The member's id. */
  member_id: number;
  /** The member's name. */
  name: string;
  /** Address of the picture of the member; null: none. */
  avatar: string | null;
  /** Its state; a new message of the member opens it again. */
  state: 'open' | 'snoozed' | 'resolved';
  /** Since when the member waits for an answer, Asia/Taipei; null: nobody waits. */
  waiting_since: string | null;
  /** When it comes back, Asia/Taipei; null: it is not snoozed. */
  snoozed_until: string | null;
  /** Who is responsible; null: nobody. */
  assignee: Colleague | null;
  /** Messages of the member that no colleague has read. */
  unread_count: number;
  /** The member. */
  member: {
    /** How the member signs in, masked. */
    account: string;
    /** The name of the group of the member. */
    group: string;
    /** Their points. */
    points: number;
    /** When they joined, Asia/Taipei. */
    join_time: string;
    /** How many orders they have placed. */
    orders_count: number;
  };
  /** Their latest orders, newest first, 5 at most. */
  orders: {
    /** The order's number. */
    trans_order_id: string;
    /** Its state. */
    state: OrderState;
    /** Its state, for a person. */
    state_text: string;
    /** When it was created, Asia/Taipei. */
    create_time: string;
    /** The amount to pay, NT$. */
    final_amount: number;
    /** Address of the picture of its first product; null: none. */
    index_img: string | null;
    /** The name of its first product. */
    products: string;
    /** Number of units. */
    products_count: number;
  }[];
  /** Their carts that are not empty, by layer. */
  carts: {
    /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
    layer: CartLayer;
    /** The sum of its lines at the price of today, NT$. */
    amount: number;
    /** Its lines. */
    products: {
      /** The product's id. */
      p_id: number;
      /** The name of the product. */
      name: string;
      /** How many. */
      count: number;
    }[];
  }[];
  /** The notes of colleagues, the earliest first. */
  notes: {
    /** Its id. */
    id: number;
    /** The text. */
    text: string;
    /** The name of the colleague who wrote it. */
    author: string;
    /** When it was written, Asia/Taipei. */
    create_time: string;
  }[];
}

/** The invoice of an order, as colleagues see it. */
export type StaffInvoice =
  | {
      /** Its kind. */
      kind: 'member';
    }
  | {
      /** Its kind. */
      kind: 'mobile_barcode';
      /** The code of the carrier, masked. */
      code: string;
    }
  | {
      /** Its kind. */
      kind: 'citizen';
      /** The code of the carrier, masked. */
      code: string;
    }
  | {
      /** Its kind. */
      kind: 'donation';
      /** The code of the donation. */
      code: string;
    }
  | {
      /** Its kind. */
      kind: 'company';
      /** The company number, 統一編號. */
      company_no: string;
      /** The company's name. */
      title: string;
    };

/** An order in the list of the desk. */
export interface StaffOrder {
  /** Its id, by which the list continues. */
  id: number;
  /** The order's number. */
  trans_order_id: string;
  /** Its state. */
  state: OrderState;
  /** Whether it is paid. */
  pay_status: 'unpaid' | 'paid' | 'refunded';
  /** When it was created, Asia/Taipei. */
  create_time: string;
  /** When it was paid, Asia/Taipei; null: not yet. */
  paid_time: string | null;
  /** The day on which it was promised to leave, Asia/Taipei; null: none. */
  leaves_on: string | null;
  /** Whether it should have left before today. */
  is_late: boolean;
  /** The shipping temperature: 1 normal, 2 refrigerated, 3 frozen. */
  layer: CartLayer;
  /** The amount to pay, NT$. */
  final_amount: number;
  /** The recipient's name. */
  recipient: string;
  /** The recipient's phone number; its middle is masked, unless the caller ships the order now. */
  phone: string;
  /** The shipping method. */
  shipping_name: string;
  /** The payment method; null: nothing was to be paid. */
  payment_method: 'credit' | 'installments' | 'atm' | 'cvs' | 'barcode' | 'transfer' | null;
  /** Whether the latest attempt to pay failed. */
  payment_failed: boolean;
  /** The last five digits of the account that a transfer came from; null: not reported. */
  remit_account_check: string | null;
  /** The carrier of the parcel; null: unknown. */
  carrier: string | null;
  /** The tracking number; null: none. */
  tracking_number: string | null;
  /** The first three products. */
  products: {
    /** The name of the product. */
    name: string;
    /** How many. */
    count: number;
  }[];
  /** Number of units. */
  products_count: number;
  /** Whether colleagues or the member wrote a note. */
  has_note: boolean;
}

/** An order in full, as colleagues see it. */
export interface StaffOrderDetail {
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
  /** Its lines, in order. */
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
    /** The id of the line. */
    item: number;
    /** How many units the caller may refund now. */
    refundable: number;
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
  /** Its invoice; the code of a carrier is masked like the phone number. */
  invoice: StaffInvoice;
  /** Its events, the earliest first. */
  timeline: {
    /** Its state. */
    state: OrderState;
    /** The event, for a person. */
    text: string;
    /** When, Asia/Taipei. */
    time: string;
  }[];
  /** The member who ordered. */
  member: {
    /** The id of their member account. */
    id: number;
    /** The name that colleagues see. */
    name: string;
    /** How they sign in, masked. */
    account: string;
    /** How many orders they have placed. */
    orders_count: number;
  };
  /** The states that the caller may change it to now. */
  next_states: (
    | 'paid'
    | 'preparing'
    | 'shipped'
    | 'arrived'
    | 'completed'
    | 'refunding'
    | 'refunded'
  )[];
  /** The shipping fee that the caller may refund now, NT$; 0: none. It is always refunded with the last unit of an order that was not shipped. */
  fee_refundable: number;
  /** The refunds, the latest first. */
  refunds: {
    /** Its id. */
    id: number;
    /** `order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `surplus`: money that the order did not need; `fee`: a shipping fee that was withheld. */
    kind: 'order' | 'lines' | 'surplus' | 'fee';
    /** The amount, NT$. */
    amount: number;
    /** With `lines`: the part of it that is the shipping fee, NT$. */
    shipping_fee: number;
    /** With `lines`: the units. */
    lines: {
      /** The id of the line. */
      item: number;
      /** The name of the product. */
      p_name: string;
      /** How many units. */
      count: number;
      /** The amount, NT$. */
      amount: number;
      /** Whether the units were put on sale again. */
      restock: boolean;
    }[];
    /** With `lines`: the reason; otherwise empty. */
    reason: string;
    /** Its state. */
    state: 'requested' | 'called' | 'settled';
    /** Whether a colleague has to pay it back by hand: the provider cannot, refused, or cannot say whether it did. */
    waits_for_staff: boolean;
    /** Whether it may be requested again: the provider refused it, and no call is in progress. */
    may_retry: boolean;
    /** The provider's last message; null: none. */
    failure: string | null;
    /** When it was requested, Asia/Taipei. */
    create_time: string;
    /** When it was paid back, Asia/Taipei; null: not yet. */
    settled_time: string | null;
    /** Whether the provider paid it back, too, after a colleague had done so by hand, and no colleague has dismissed this alarm. */
    paid_twice: boolean;
  }[];
  /** The day on which it was promised to leave; null: none. */
  leaves_on: string | null;
  /** Its events with who caused them, the earliest first. */
  events: {
    /** Its state. */
    state: OrderState;
    /** When, Asia/Taipei. */
    time: string;
    /** The event, for a person. */
    text: string;
    /** Who caused it. */
    actor: 'member' | 'staff' | 'gateway' | 'clock';
    /** The name of the colleague who caused it; null: no colleague did. */
    actor_name: string | null;
  }[];
  /** The notes of colleagues, the earliest first. */
  notes: OrderNote[];
  /** The attempts to pay, the latest first. */
  attempts: {
    /** Its number at the payment provider. */
    merchant_trade_no: string;
    /** The payment method. */
    method: 'credit' | 'installments' | 'atm' | 'cvs' | 'barcode' | 'transfer';
    /** The amount, NT$. */
    amount: number;
    /** Its state; `refund_due`: paid, but the order could no longer accept it. */
    state: 'started' | 'code_issued' | 'paid' | 'failed' | 'expired' | 'refund_due';
    /** The provider's message; null: none. */
    failure: string | null;
    /** When it was started, Asia/Taipei. */
    create_time: string;
    /** When it was paid, Asia/Taipei; null: not. */
    paid_time: string | null;
  }[];
  /** The number of the next older order; null: none. */
  previous: string | null;
  /** The number of the next newer order; null: none. */
  next: string | null;
}

/** A challenge that a passkey signed: `AuthenticationResponseJSON` of WebAuthn. Other fields are ignored. */
export interface UsedPasskey {
  /** The id of the credential, base64url. */
  id: string;
  /** The id of the credential, base64url. */
  rawId: string;
  /** The kind of the credential. */
  type: 'public-key';
  /** What the authenticator answered. */
  response: {
    /** The challenge and the origin, as the browser saw them. */
    clientDataJSON: string;
    /** What the authenticator checked. */
    authenticatorData: string;
    /** Its signature. */
    signature: string;
  };
}

/** A post or a comment that members reported. */
export interface WallCase {
  /** What was reported. */
  target: WallTarget;
  /** The post's id. */
  a_id: number;
  /** The present text of the post or of the comment; empty when its author has deleted it. */
  text: string;
  /** The pictures of the post, in order. */
  pictures: ArticlePicture[];
  /** The videos of the post, in order. */
  videos: ArticleVideo[];
  /** What its author has done since the latest report: nothing, `edited` it or `deleted` it. */
  change: 'none' | 'edited' | 'deleted';
  /** What was reported, each version once, the earliest first, 5 at most; deleted 30 days after the decision and with the account of the author. */
  copies: ReportedCopy[];
  /** The author's name. */
  author: string;
  /** Address of the picture of the member; null: none. */
  author_icon: string | null;
  /** When it was written, Asia/Taipei. */
  create_time: string;
  /** Why it is hidden, as its author reads it; null: it is not hidden. */
  hidden_reason: string | null;
  /** How many members reported it. */
  reports_count: number;
  /** Their reports, the earliest first, 10 at most. */
  reports: {
    /** The name of the member who reported it, masked. */
    reporter: string;
    /** The reason that they gave. */
    reason: string;
    /** When they reported it, Asia/Taipei. */
    create_time: string;
  }[];
  /** When it was first reported, Asia/Taipei. */
  reported_since: string;
  /** When a colleague decided, Asia/Taipei; null: the case is open. */
  decide_time: string | null;
}

/** The open cases of the wall. */
export interface WallCounts {
  /** How many cases are open, up to `limit`. */
  open: number;
  /** The number up to which they are counted. */
  limit: number;
  /** When the earliest was reported, Asia/Taipei; null: none is open. */
  oldest: string | null;
}

/** A post or a comment of the wall. */
export interface WallTarget {
  /** `article`: a post; `comment`: a comment. */
  type: 'article' | 'comment';
  /** Its id. */
  id: number;
}

/** The path parameters of each call. */
export interface StaffParamsByCall {
  orders: {
    /** One order in full */
    detail: {
      /** The order's number. */
      id: string;
    };
    /** The messages between the member and the shop about an order, newest first, 100 at most */
    messages: {
      /** The order's number. */
      id: string;
    };
  };
  batches: {
    /** How far a batch is */
    get: {
      /** The id of the batch. */
      id: number | string;
    };
  };
  chat: {
    /** One conversation: its state, notes, and the member's orders and carts */
    detail: {
      /** The member's id. */
      member: number | string;
    };
    /** A part of a member's messages with the shop; marks nothing as read */
    history: {
      /** The member's id. */
      member: number | string;
    };
  };
}

/** The query of each call. */
export interface StaffQueryByCall {
  orders: {
    /** The orders of a view that match, and where the list continues */
    list: {
      /** The view. Left out: all orders. */
      view?: OrderView | undefined;
      /** An order number or its beginning, a phone number or, where the caller sees it, its beginning, or words of the recipient or a product. */
      q?: string | undefined;
      /** Only this layer. */
      layer?: '1' | '2' | '3' | undefined;
      /** Only this payment method. */
      payment?: 'credit' | 'installments' | 'atm' | 'cvs' | 'barcode' | 'transfer' | undefined;
      /** Only this kind of shipping. */
      shipping?: 'home' | 'cvs' | 'pickup' | undefined;
      /** Only orders from this day on, Asia/Taipei. */
      from?: string | undefined;
      /** Only orders up to this day, Asia/Taipei. */
      to?: string | undefined;
      /** Continues after the order with this id. */
      after?: number | string | undefined;
    };
  };
  chat: {
    /** The conversations of a queue, and where the list continues */
    list: {
      /** The queue. Left out: `waiting`. */
      queue?: ChatQueue | undefined;
      /** The `after` of an earlier page. */
      after?: string | undefined;
    };
    /** A part of a member's messages with the shop; marks nothing as read */
    history: {
      /** Only older messages; left out: the newest. */
      before?: string | undefined;
    };
  };
  wall: {
    /** Posts and comments that members reported, 50 at most, and where the list continues */
    cases: {
      /** `open`: cases to decide, the earliest first; `closed`: decided ones, the latest first. Left out: `open`. */
      view?: 'open' | 'closed' | undefined;
      /** The `after` of an earlier page. */
      after?: string | undefined;
    };
  };
  views: {
    /** The caller's saved filters of a list */
    list: {
      /** The list that is filtered. */
      page: 'orders';
    };
  };
  audit: {
    /** What colleagues did, newest first; without the permission for all, only what the caller did */
    list: {
      /** Only by this colleague. */
      actor?: number | string | undefined;
      /** Only this action. */
      action?: AuditAction | undefined;
      /** Only this subject, such as `order:M2511270001`. */
      subject?: string | undefined;
      /** Only from this day on, Asia/Taipei. */
      from?: string | undefined;
      /** Only up to this day, Asia/Taipei. */
      to?: string | undefined;
      /** Only entries before this id: the `before` of the page before. */
      before?: string | undefined;
    };
    /** Refused attempts at the desk, or reads of personal data, counted by the hour; the latest 200 */
    attempts: {
      /** `refused`: wrong passwords, codes and passkeys, and calls without the permission; `reads`: orders with full contact details, and conversations. */
      view: 'refused' | 'reads';
    };
  };
}

/** The body of each call. */
export interface StaffBodyByCall {
  session: {
    /** Sign in with account and password; the second factor follows. A device that the desk does not know also sends a solved captcha */
    signIn: {
      /** The email address that the member signs in with. */
      account: string;
      /** The password, 8 to 72 characters, in base64 of its UTF-8 bytes. */
      password: string;
      /** The captcha's `key`. */
      verify_key?: string | undefined;
      /** The captcha's solution: the derived key, in hexadecimal. */
      verify_text?: string | undefined;
    };
    /** Sign in by a passkey alone: send the challenge that it signed; the session is open */
    signInByPasskey: {
      /** The challenge that a passkey signed. */
      passkey: UsedPasskey;
    };
    /** Send the first code of the authenticator app: it is set up, and replaces an earlier one */
    addFactor: {
      /** The code of the authenticator app, 6 digits, or a recovery code. Blanks and hyphens are removed. */
      code: string;
    };
    /** Send a code of the second factor: opens or unlocks the session, and makes it fresh */
    verify: {
      /** The code of the authenticator app, 6 digits, or a recovery code. Blanks and hyphens are removed. */
      code: string;
    };
    /** End one session of the caller, or all others */
    end: {
      /** The id of the session; `others`: all but the one that calls. */
      which: number | 'others';
    };
    /** Sign in as a colleague of the demo shop, second factor included */
    signInToDemo: {
      /** The role of the colleague. */
      role: RoleName;
    };
  };
  factors: {
    /** Send the passkey that the browser made; the first factor opens the session */
    addPasskey: {
      /** The passkey that the browser made. */
      passkey: NewPasskey;
      /** The name of the passkey on the list: the user agent of the browser, or another one. */
      device_name: string;
    };
    /** Send the challenge that a passkey signed: opens or unlocks the session, and makes it fresh */
    verifyPasskey: {
      /** The challenge that a passkey signed. */
      passkey: UsedPasskey;
    };
    /** Delete a passkey; the last factor stays */
    deletePasskey: {
      /** Its id. */
      id: number;
    };
  };
  people: {
    /** Invite someone by email; the link is valid for three days */
    invite: {
      /** Who is invited. */
      email: string;
      /** The roles; their permissions add up. */
      roles: RoleName[];
    };
    /** Revoke an open invitation */
    revokeInvitation: {
      /** The id of the invitation. */
      id: number;
    };
    /** What an invitation offers, for its page */
    invitation: {
      /** The token of the link in the email. */
      token: string;
    };
    /** Accept an invitation with a name and a password; the second factor follows */
    accept: {
      /** The token of the link in the email. */
      token: string;
      /** The name that colleagues see. */
      name: string;
      /** The password, 8 to 72 characters, in base64 of its UTF-8 bytes. */
      password: string;
    };
    /** Change the roles of a colleague; their open sessions end */
    changeRoles: {
      /** The id of the colleague. */
      id: number;
      /** The roles; their permissions add up. */
      roles: RoleName[];
      /** The values that the form showed. A value that equals its base stays as it is stored; one that was also changed by somebody else is refused. Left out: every value is stored. */
      base?:
        | {
            /** Their roles. */
            roles?: RoleName[] | undefined;
          }
        | undefined;
    };
    /** Suspend a colleague: they cannot sign in, and their open sessions end */
    suspend: {
      /** The id of the colleague. */
      id: number;
    };
    /** Let a suspended colleague sign in again */
    restore: {
      /** The id of the colleague. */
      id: number;
    };
    /** Remove the second factors of a colleague who lost them; the next sign-in sets up a new one */
    resetFactor: {
      /** The id of the colleague. */
      id: number;
    };
  };
  orders: {
    /** The contact details of an order in full; each call is recorded in the audit */
    revealContact: {
      /** The order's number. */
      o_id: string;
    };
    /** Several orders in full, to print picking lists, packing slips and labels */
    print: {
      /** The numbers of the orders. */
      o_ids: string[];
    };
    /** Change an order to its next state: preparing, shipped, arrived, completed */
    advance: {
      /** The order's number. */
      o_id: string;
      /** The next state. */
      to: 'preparing' | 'shipped' | 'arrived' | 'completed';
      /** With `shipped`: the carrier of the parcel. */
      carrier?: string | undefined;
      /** With `shipped`: the tracking number of the parcel. */
      tracking_number?: string | undefined;
    };
    /** Correct the carrier and the tracking number of an order that was shipped */
    saveTracking: {
      /** The order's number. */
      o_id: string;
      /** The carrier of the parcel; empty: unknown. */
      carrier: string;
      /** The tracking number of the parcel; empty: none. */
      tracking_number: string;
    };
    /** Confirm that a bank transfer has arrived */
    confirmPaid: {
      /** The order's number. */
      o_id: string;
    };
    /** What the refund of an order, or of a part of it, pays, by which way, and what waits */
    previewRefund: {
      /** The order's number. */
      o_id: string;
      /** What is refunded. */
      refund:
        | {
            /** `order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `record`: a refund that waits for colleagues. */
            kind: 'order';
            /** A colleague pays it back, although the payment provider could. */
            by_hand?: boolean | undefined;
          }
        | {
            /** `order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `record`: a refund that waits for colleagues. */
            kind: 'lines';
            /** The units to refund, each line once. */
            lines: {
              /** The id of the line. */
              item: number;
              /** How many units. */
              quantity: number;
            }[];
            /** Whether the shipping fee is refunded, too. */
            shipping_fee: boolean;
            /** A colleague pays it back, although the payment provider could. */
            by_hand?: boolean | undefined;
          }
        | {
            /** `order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `record`: a refund that waits for colleagues. */
            kind: 'record';
            /** The id of the refund. */
            refund: number;
          };
    };
    /** Cancel a paid order: it waits for its refund, and unshipped items are sold again */
    requestRefund: {
      /** The order's number. */
      o_id: string;
      /** The reason, which the member reads. */
      reason: string;
      /** The `amount` of the preview, NT$. */
      amount: number;
    };
    /** Pay back an order whose refund was requested, by the payment provider or by hand */
    refund: {
      /** The order's number. */
      o_id: string;
      /** The `amount` of the preview, NT$. */
      amount: number;
      /** The money was paid back outside of the payment provider, which is not called. */
      by_hand?: boolean | undefined;
    };
    /** Refund units of lines, or the shipping fee */
    refundLines: {
      /** The order's number. */
      o_id: string;
      /** The `amount` of the preview, NT$. */
      amount: number;
      /** The units to refund, each line once. */
      lines: {
        /** The id of the line. */
        item: number;
        /** How many units. */
        quantity: number;
        /** Whether the units are put on sale again. */
        restock: boolean;
      }[];
      /** Whether the shipping fee is refunded, too. */
      shipping_fee: boolean;
      /** The reason, which the member reads. */
      reason: string;
      /** A colleague pays it back, although the payment provider could. */
      by_hand?: boolean | undefined;
    };
    /** Confirm that a refund that waits for colleagues was paid back by hand */
    confirmRefund: {
      /** The order's number. */
      o_id: string;
      /** The id of the refund. */
      refund: number;
      /** The `amount` of the preview, NT$. */
      amount: number;
    };
    /** Request a refund again that the payment provider refused */
    retryRefund: {
      /** The order's number. */
      o_id: string;
      /** The id of the refund. */
      refund: number;
    };
    /** Dismiss the alarm that a refund was paid back twice */
    dismissRefundAlarm: {
      /** The order's number. */
      o_id: string;
      /** The id of the refund. */
      refund: number;
    };
    /** Add a note that only colleagues read */
    addNote: {
      /** The order's number. */
      o_id: string;
      /** The note, 1,000 characters at most. */
      text: string;
    };
    /** Send the member a message about an order */
    sendMessage: {
      /** The order's number. */
      o_id: string;
      /** The text, 1,000 characters at most. */
      text: string;
    };
  };
  batches: {
    /** Change many orders to their next state; starts after a pause in which it can be cancelled */
    start: {
      /** What is done with each order: `prepare`, `ship`, `arrive`, or `confirmPaid` for bank transfers that have arrived. */
      kind: 'prepare' | 'ship' | 'arrive' | 'confirmPaid';
      /** The orders, 500 at most. */
      rows: {
        /** The order's number. */
        o_id: string;
        /** With `ship`: the carrier. */
        carrier?: string | undefined;
        /** With `ship`: the tracking number. */
        tracking_number?: string | undefined;
      }[];
    };
    /** Cancel a batch that has not started */
    cancel: {
      /** The id of the batch. */
      id: number;
    };
    /** Try the failed orders of a batch again */
    retry: {
      /** The id of the batch. */
      id: number;
    };
  };
  settings: {
    /** Change settings; those that are left out stay as they are */
    save: {
      /** The mails to switch on or off. */
      mails?:
        | {
            /** An order waits for its payment: at once for a transfer, else after five minutes. */
            order_placed?: boolean | undefined;
            /** A payment code was issued. */
            payment_code?: boolean | undefined;
            /** An order is paid. */
            order_paid?: boolean | undefined;
            /** A parcel has left. */
            order_shipped?: boolean | undefined;
            /** An order was paid back. */
            order_refunded?: boolean | undefined;
            /** Single lines of an order were paid back. */
            lines_refunded?: boolean | undefined;
          }
        | undefined;
      /** The hours of the customer service as members read them; empty: not shown. */
      service_hours?: string | undefined;
      /** When the chat shows the shop as online, by weekday; a weekday that is missing is closed. null: while a colleague has the chat open. */
      chat_hours?:
        | {
            /** The weekday: 1 is Monday, 7 is Sunday. */
            weekday: number;
            /** When it opens, `09:00`, Asia/Taipei. */
            from: string;
            /** When it closes, `18:00`, Asia/Taipei; later than `from`. */
            to: string;
          }[]
        | null
        | undefined;
      /** The values that the form showed. A value that equals its base stays as it is stored; one that was also changed by somebody else is refused. Left out: every value is stored. */
      base?:
        | {
            /** The mails, as far as they were shown. */
            mails?:
              | {
                  /** An order waits for its payment: at once for a transfer, else after five minutes. */
                  order_placed?: boolean | undefined;
                  /** A payment code was issued. */
                  payment_code?: boolean | undefined;
                  /** An order is paid. */
                  order_paid?: boolean | undefined;
                  /** A parcel has left. */
                  order_shipped?: boolean | undefined;
                  /** An order was paid back. */
                  order_refunded?: boolean | undefined;
                  /** Single lines of an order were paid back. */
                  lines_refunded?: boolean | undefined;
                }
              | undefined;
            /** The hours of the customer service as members read them; empty: not shown. */
            service_hours?: string | undefined;
            /** When the chat shows the shop as online, by weekday; a weekday that is missing is closed. null: while a colleague has the chat open. */
            chat_hours?:
              | {
                  /** The weekday: 1 is Monday, 7 is Sunday. */
                  weekday: number;
                  /** When it opens, `09:00`, Asia/Taipei. */
                  from: string;
                  /** When it closes, `18:00`, Asia/Taipei; later than `from`. */
                  to: string;
                }[]
              | null
              | undefined;
          }
        | undefined;
    };
  };
  chat: {
    /** The contact details of the member of a conversation in full; each call is recorded in the audit */
    revealContact: {
      /** The member's id. */
      member_id: number;
    };
    /** Mark a member's messages as read; the conversation goes on waiting for an answer */
    read: {
      /** The member's id. */
      member_id: number;
      /** The id of the last message that was shown. */
      until: number;
    };
    /** Answer a member with a text */
    send: {
      /** The member's id. */
      member_id: number;
      /** The id of the latest message that the caller has seen; 0: none. After a newer answer of a colleague the call is refused. */
      seen_id: number;
      /** Send it although a colleague has just answered. */
      even_if_answered?: boolean | undefined;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** The text, 2,000 characters at most. */
      text: string;
    };
    /** Answer a member with a reference to one of the member's orders */
    sendOrder: {
      /** The member's id. */
      member_id: number;
      /** The id of the latest message that the caller has seen; 0: none. After a newer answer of a colleague the call is refused. */
      seen_id: number;
      /** Send it although a colleague has just answered. */
      even_if_answered?: boolean | undefined;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** The order's number. */
      trans_order_id: string;
    };
    /** Answer a member with a picture or a video */
    sendMedia: {
      /** The member's id. */
      member_id: number | string;
      /** The id that the author's client chose: sent twice, the message is stored once. */
      client_id: string;
      /** 1 picture, 2 video. */
      type: '1' | '2';
    };
    /** Make a colleague responsible for a conversation, or nobody */
    assign: {
      /** The member's id. */
      member_id: number;
      /** The id of the colleague; null: nobody. */
      to: number | null;
    };
    /** Take a conversation out of the queue until a time */
    snooze: {
      /** The member's id. */
      member_id: number;
      /** For how many minutes, 5 to 43,200. */
      minutes: number;
    };
    /** Say that a conversation is done, or needs no answer */
    resolve: {
      /** The member's id. */
      member_id: number;
      /** The id of the latest message that the caller has seen; 0: none. After a newer message of the member the call is refused. */
      seen_id: number;
    };
    /** Open a snoozed or resolved conversation again */
    reopen: {
      /** The member's id. */
      member_id: number;
    };
    /** Add a note that only colleagues read */
    addNote: {
      /** The member's id. */
      member_id: number;
      /** The note, 1,000 characters at most. */
      text: string;
    };
    /** Add or change a text that colleagues send often */
    saveCannedReply: {
      /** Its id; left out: a new one. */
      id?: number | undefined;
      /** By what colleagues find it. */
      title: string;
      /** The text, 2,000 characters at most. */
      text: string;
      /** The values that the form showed. A value that equals its base stays as it is stored; one that was also changed by somebody else is refused. Left out: every value is stored. */
      base?:
        | {
            /** By what colleagues find it. */
            title?: string | undefined;
            /** The text. */
            text?: string | undefined;
          }
        | undefined;
    };
    /** Delete a text that colleagues send often */
    deleteCannedReply: {
      /** Its id. */
      id: number;
    };
  };
  wall: {
    /** Close a case because nothing is wrong with the post or the comment, or its author has deleted it */
    dismiss: {
      /** The post or comment. */
      target: WallTarget;
    };
    /** Close a case and hide the post or the comment from everybody but its author */
    hide: {
      /** The post or comment. */
      target: WallTarget;
      /** The reason, which the author reads; 200 characters at most. */
      reason: string;
    };
    /** Show a hidden post or comment again */
    restore: {
      /** The post or comment. */
      target: WallTarget;
    };
  };
  views: {
    /** Save a filter of a list, change it, or give it another name */
    save: {
      /** The id of the saved filter to change; left out: a new one. */
      id?: number | undefined;
      /** The list that is filtered. */
      page: 'orders';
      /** Its name, 20 characters at most. Width and case make no difference between names. */
      name: string;
      /** The filter as the query of the list's address, `view=all&layer=3`, 500 characters at most. */
      query: string;
      /** Replace another one of that name; without it the call is refused. */
      replace?: boolean | undefined;
    };
    /** Delete a saved filter */
    delete: {
      /** Its id. */
      id: number;
    };
  };
}

/** The reply of each call. */
export interface StaffReplyByCall {
  session: {
    /** The caller's session, and what it lacks; null: nobody has signed in */
    get: DeskSession | null;
    /** A proof of work, which a device that the desk does not know computes before it sends a password */
    captcha: Captcha;
    /** Sign in with account and password; the second factor follows. A device that the desk does not know also sends a solved captcha */
    signIn: DeskSession;
    /** What the browser needs to sign in by a passkey, without a password */
    requestPasskey: PasskeyRequest;
    /** Sign in by a passkey alone: send the challenge that it signed; the session is open */
    signInByPasskey: DeskSession;
    /** A new secret for an authenticator app; it counts once its first code is sent */
    startFactor: FactorSecret;
    /** Send the first code of the authenticator app: it is set up, and replaces an earlier one */
    addFactor: AddedFactor;
    /** Send a code of the second factor: opens or unlocks the session, and makes it fresh */
    verify: DeskSession;
    /** Lock the session until a code is sent */
    lock: DeskSession;
    /** End the session */
    signOut: Done;
    /** Where the caller is signed in to the desk, last used first */
    list: SignedInDevice[];
    /** End one session of the caller, or all others */
    end: SignedInDevice[];
    /** The colleagues of the demo shop, who sign in by one press; empty in a real shop */
    demoRoles: DemoColleague[];
    /** Sign in as a colleague of the demo shop, second factor included */
    signInToDemo: DeskSession;
  };
  factors: {
    /** The caller's second factors */
    get: Factors;
    /** What the browser needs to make a passkey */
    startPasskey: PasskeyCreation;
    /** Send the passkey that the browser made; the first factor opens the session */
    addPasskey: {
      /** The caller's second factors. */
      factors: Factors;
      /** Ten codes, each of which replaces the other factors once; empty: the earlier ones stay valid. */
      recovery_codes: string[];
      /** The session, which is open. */
      session: DeskSession;
    };
    /** What the browser needs to use a passkey */
    requestPasskey: PasskeyRequest;
    /** Send the challenge that a passkey signed: opens or unlocks the session, and makes it fresh */
    verifyPasskey: DeskSession;
    /** Delete a passkey; the last factor stays */
    deletePasskey: Factors;
    /** Replace the recovery codes; the earlier ones are void */
    renewRecoveryCodes: {
      /** The caller's second factors. */
      factors: Factors;
      /** Ten codes, each of which replaces the other factors once; empty: the earlier ones stay valid. */
      recovery_codes: string[];
    };
  };
  people: {
    /** The colleagues and the open invitations */
    list: People;
    /** Invite someone by email; the link is valid for three days */
    invite: People;
    /** Revoke an open invitation */
    revokeInvitation: People;
    /** What an invitation offers, for its page */
    invitation: InvitationOffer;
    /** Accept an invitation with a name and a password; the second factor follows */
    accept: Done;
    /** Change the roles of a colleague; their open sessions end */
    changeRoles: People;
    /** Suspend a colleague: they cannot sign in, and their open sessions end */
    suspend: People;
    /** Let a suspended colleague sign in again */
    restore: People;
    /** Remove the second factors of a colleague who lost them; the next sign-in sets up a new one */
    resetFactor: People;
  };
  orders: {
    /** The orders of a view that match, and where the list continues */
    list: {
      /** The orders, 50 at most: the most urgent first, or the newest. */
      list: StaffOrder[];
      /** The `after` of the next page; null: none. */
      after: number | null;
    };
    /** How many orders each view has, up to a limit */
    counts: {
      /** A count that equals it means: at least as many. */
      limit: number;
      /** The views that wait for work. */
      views: {
        /** The view. */
        view: OrderView;
        /** How many, up to the limit. */
        count: number;
      }[];
    };
    /** One order in full */
    detail: StaffOrderDetail;
    /** The contact details of an order in full; each call is recorded in the audit */
    revealContact: OrderContact;
    /** Several orders in full, to print picking lists, packing slips and labels */
    print: {
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
      /** Its invoice; the code of a carrier is masked like the phone number. */
      invoice: StaffInvoice;
      /** Its events, the earliest first. */
      timeline: {
        /** Its state. */
        state: OrderState;
        /** The event, for a person. */
        text: string;
        /** When, Asia/Taipei. */
        time: string;
      }[];
    }[];
    /** Change an order to its next state: preparing, shipped, arrived, completed */
    advance: StaffOrderDetail;
    /** Correct the carrier and the tracking number of an order that was shipped */
    saveTracking: StaffOrderDetail;
    /** Confirm that a bank transfer has arrived */
    confirmPaid: StaffOrderDetail;
    /** What the refund of an order, or of a part of it, pays, by which way, and what waits */
    previewRefund: RefundPreview;
    /** Cancel a paid order: it waits for its refund, and unshipped items are sold again */
    requestRefund: StaffOrderDetail;
    /** Pay back an order whose refund was requested, by the payment provider or by hand */
    refund: StaffOrderDetail;
    /** Refund units of lines, or the shipping fee */
    refundLines: StaffOrderDetail;
    /** Confirm that a refund that waits for colleagues was paid back by hand */
    confirmRefund: StaffOrderDetail;
    /** Request a refund again that the payment provider refused */
    retryRefund: StaffOrderDetail;
    /** Dismiss the alarm that a refund was paid back twice */
    dismissRefundAlarm: StaffOrderDetail;
    /** Add a note that only colleagues read */
    addNote: StaffOrderDetail;
    /** The messages between the member and the shop about an order, newest first, 100 at most */
    messages: OrderMessage[];
    /** Send the member a message about an order */
    sendMessage: OrderMessage;
  };
  batches: {
    /** Change many orders to their next state; starts after a pause in which it can be cancelled */
    start: Batch;
    /** How far a batch is */
    get: Batch;
    /** Cancel a batch that has not started */
    cancel: Batch;
    /** Try the failed orders of a batch again */
    retry: Batch;
  };
  sales: {
    /** What was paid and paid back on each of the last 14 days, today included */
    days: SalesDay[];
  };
  settings: {
    /** The settings that colleagues change */
    get: DeskSettings;
    /** Change settings; those that are left out stay as they are */
    save: {
      /** Which mails about an order its member gets. */
      mails: {
        /** An order waits for its payment: at once for a transfer, else after five minutes. */
        order_placed: boolean;
        /** A payment code was issued. */
        payment_code: boolean;
        /** An order is paid. */
        order_paid: boolean;
        /** A parcel has left. */
        order_shipped: boolean;
        /** An order was paid back. */
        order_refunded: boolean;
        /** Single lines of an order were paid back. */
        lines_refunded: boolean;
      };
      /** The hours of the customer service as members read them; empty: not shown. */
      service_hours: string;
      /** When the chat shows the shop as online, by weekday; a weekday that is missing is closed. null: while a colleague has the chat open. */
      chat_hours:
        | {
            /** The weekday: 1 is Monday, 7 is Sunday. */
            weekday: number;
            /** When it opens, `09:00`, Asia/Taipei. */
            from: string;
            /** When it closes, `18:00`, Asia/Taipei; later than `from`. */
            to: string;
          }[]
        | null;
    };
    /** What the operator of the server should change; empty for all but owners */
    warnings: ShopWarning[];
  };
  chat: {
    /** The conversations of a queue, and where the list continues */
    list: {
      /** The conversations, 30 at most: in `waiting` the longest wait first, in `snoozed` the first to come back, else the latest message first. */
      list: StaffConversation[];
      /** The `after` of the next page; null: none. */
      after: string | null;
    };
    /** How many conversations wait, up to a limit, and since when */
    counts: {
      /** A count that equals it means: at least as many. */
      limit: number;
      /** Conversations whose member waits for an answer. */
      waiting: number;
      /** Open conversations of the caller. */
      mine: number;
      /** Since when the first of them waits, Asia/Taipei; null: nobody waits. */
      oldest: string | null;
    };
    /** One conversation: its state, notes, and the member's orders and carts */
    detail: StaffConversationDetail;
    /** The contact details of the member of a conversation in full; each call is recorded in the audit */
    revealContact: MemberContact;
    /** A part of a member's messages with the shop; marks nothing as read */
    history: StaffChatHistory;
    /** Mark a member's messages as read; the conversation goes on waiting for an answer */
    read: null;
    /** Answer a member with a text */
    send: ChatMessage;
    /** Answer a member with a reference to one of the member's orders */
    sendOrder: ChatMessage;
    /** Answer a member with a picture or a video */
    sendMedia: ChatMessage;
    /** Make a colleague responsible for a conversation, or nobody */
    assign: StaffConversationDetail;
    /** Take a conversation out of the queue until a time */
    snooze: StaffConversationDetail;
    /** Say that a conversation is done, or needs no answer */
    resolve: StaffConversationDetail;
    /** Open a snoozed or resolved conversation again */
    reopen: StaffConversationDetail;
    /** Add a note that only colleagues read */
    addNote: StaffConversationDetail;
    /** The colleagues who may be made responsible for a conversation */
    colleagues: Colleague[];
    /** The texts that colleagues send often, by title */
    cannedReplies: CannedReply[];
    /** Add or change a text that colleagues send often */
    saveCannedReply: CannedReply[];
    /** Delete a text that colleagues send often */
    deleteCannedReply: CannedReply[];
  };
  wall: {
    /** Posts and comments that members reported, 50 at most, and where the list continues */
    cases: {
      /** The cases. */
      list: WallCase[];
      /** The `after` of the next page; null: none. */
      after: string | null;
    };
    /** How many cases are open, and since when */
    counts: WallCounts;
    /** Close a case because nothing is wrong with the post or the comment, or its author has deleted it */
    dismiss: Done;
    /** Close a case and hide the post or the comment from everybody but its author */
    hide: Done;
    /** Show a hidden post or comment again */
    restore: Done;
  };
  views: {
    /** The caller's saved filters of a list */
    list: SavedView[];
    /** Save a filter of a list, change it, or give it another name */
    save: {
      /** The id of the saved filter. */
      id: number;
      /** The caller's saved filters of the list, the first first. */
      list: SavedView[];
    };
    /** Delete a saved filter */
    delete: SavedView[];
  };
  audit: {
    /** What colleagues did, newest first; without the permission for all, only what the caller did */
    list: {
      /** The entries, the newest first, 50 at most. */
      list: AuditEntry[];
      /** The `before` of the next page; null: none. */
      before: string | null;
      /** The colleagues who can be chosen as `actor`. */
      actors: Colleague[];
    };
    /** Refused attempts at the desk, or reads of personal data, counted by the hour; the latest 200 */
    attempts: DeskAttempt[];
  };
}
