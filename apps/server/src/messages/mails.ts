/** The parameters of each mail about an account. `name` is the greeted member; null for an unconfirmed address, where a
 * typed name could be an attempt to send text to a stranger through us. `href` is a full URL. */
interface AccountMailValues {
  /** Asks a new member to confirm their address. */
  readonly confirmAddress: { readonly href: string };
  /** Somebody registered with the address of an existing member. */
  readonly alreadyMember: { readonly name: string; readonly href: string };
  /** Asks a member to confirm their new address. */
  readonly confirmNewAddress: { readonly href: string };
  /** Sent to the previous sign-in address, in case somebody else made the change. */
  readonly addressChanged: {
    readonly name: string;
    readonly email: string;
    /** Takes the change back. */
    readonly href: string;
  };
  /** A link that signs in without a password. */
  readonly signInLink: { readonly name: string; readonly href: string };
  /** A link to reset a forgotten password. */
  readonly resetPassword: { readonly name: string | null; readonly href: string };
  /** Notifies a member, in case somebody else changed the password. */
  readonly passwordChanged: { readonly name: string | null; readonly href: string };
  /** A sign-in from a new device: its user agent, which can be any text, and the time in Taiwan. */
  readonly newDevice: {
    readonly name: string;
    readonly device: string;
    readonly time: string;
    readonly href: string;
  };
  /** Asks to link a provider's account to a member. */
  readonly confirmSocial: {
    readonly name: string;
    readonly provider: string;
    readonly href: string;
  };
  /** Invites someone to the desk of the shop; the time is in Taiwan. */
  readonly staffInvitation: {
    readonly inviter: string;
    readonly expires: string;
    readonly href: string;
  };
  /** A sign-in to the desk on a device that it does not know; the time is in Taiwan. */
  readonly deskNewDevice: DeskMail;
  /** A second factor of the desk was added, or has replaced an earlier one. */
  readonly deskFactorAdded: DeskMail & { readonly factor: 'app' | 'passkey' };
  /** A colleague revealed many contact details in a few minutes; for the owners. The time is in Taiwan. */
  readonly deskManyReveals: {
    readonly name: string;
    readonly colleague: string;
    readonly count: number;
    /** IPv4 address or IPv6 prefix. */
    readonly network: string;
    readonly time: string;
    readonly href: string;
  };
  /** Confirms that the account is deleted. */
  readonly accountDeleted: { readonly name: string };
}

/** What a mail to a colleague about their access to the desk has; `href` is the page of their own sign-in. */
interface DeskMail extends DeskFacts {
  readonly name: string;
  readonly href: string;
}

/** Where an access to the desk came from. */
export interface DeskFacts {
  /** The user agent, which can be any text; empty: unknown. */
  readonly device: string;
  /** IPv4 address or IPv6 prefix. */
  readonly network: string;
  /** In Taiwan. */
  readonly time: string;
}

/** An order in a mail. Amounts are NT$, days and times are in Taiwan. */
export interface MailedOrder {
  readonly number: string;
  readonly lines: readonly {
    readonly name: string;
    readonly count: number;
    readonly amount: number;
  }[];
  readonly shippingFee: number;
  /** What coupons and points take off. */
  readonly discount: number;
  readonly total: number;
  /** The name of the shipping method. */
  readonly shipping: string;
  /** The name of the payment method; empty: not chosen yet. */
  readonly payment: string;
}

/** A bank account to pay to. */
export interface MailedAccount {
  readonly bank: string;
  readonly account: string;
  /** The name of its owner; empty: not printed. */
  readonly owner: string;
}

/** What every mail about an order has: its member's name, the order, and the link to its page. */
interface OrderMail {
  readonly name: string;
  readonly order: MailedOrder;
  readonly href: string;
}

/** The parameters of each mail about an order. */
export interface OrderMailValues {
  /** An order waits for its payment; `account` for a bank transfer. */
  readonly orderPlaced: OrderMail & {
    readonly until: string | null;
    readonly account: MailedAccount | null;
  };
  /** A code or an account was issued, by which an order is paid. */
  readonly paymentCode: OrderMail & {
    readonly until: string | null;
    readonly amount: number;
    readonly code:
      | { readonly kind: 'atm'; readonly bank: string; readonly account: string }
      | { readonly kind: 'cvs'; readonly code: string }
      | { readonly kind: 'barcode' };
  };
  /** An order is paid; the days are those that were promised. */
  readonly orderPaid: OrderMail & {
    readonly leavesOn: string | null;
    readonly arrivesOn: string | null;
    /** Where it goes. */
    readonly kind: 'home' | 'cvs' | 'pickup';
  };
  /** The parcel of an order has left; carrier and number are empty when unknown. */
  readonly orderShipped: OrderMail & {
    readonly carrier: string;
    readonly tracking: string;
    readonly kind: 'home' | 'cvs' | 'pickup';
  };
  /** The money of an order was paid back. */
  readonly orderRefunded: OrderMail & {
    readonly amount: number;
    readonly by: 'card' | 'other';
  };
  /** Units of an order's lines, or its shipping fee, were paid back. */
  readonly linesRefunded: OrderMail & {
    readonly amount: number;
    readonly by: 'card' | 'other';
    /** The units that were refunded; `amount` is what was paid for all of them. */
    readonly refunded: readonly {
      readonly name: string;
      readonly count: number;
      readonly amount: number;
    }[];
    /** The part of the amount that is the shipping fee. */
    readonly fee: number;
    readonly reason: string;
  };
}

/** The name of a mail about an order. */
export type OrderMailName = keyof OrderMailValues;

/** The name of a mail. */
export type MailName = keyof MailValues;

interface MailValues extends AccountMailValues, OrderMailValues {}

/** A mail before it is translated. */
export type MailData<Name extends MailName = MailName> = {
  [Each in Name]: { readonly mail: Each } & MailValues[Each];
}[Name];

/** The texts of a mail; its greeting and its link come from its data. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Facts in two columns: a label and its value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The button's label, for a mail with a link. */
  readonly action?: string;
  /** For recipients who did not expect the mail. */
  readonly footnote: string;
}

/** Puts each mail into words. */
export type MailTexts<Name extends MailName = MailName> = {
  readonly [Each in Name]: (values: MailData<Each>) => MailText;
};

/** All mails of a language, and the parts that each mail has. */
export interface MailMessages {
  readonly mails: MailTexts;
  /** The shop's name, beside each subject. */
  readonly shop: string;
  /** @param name null where the name is unknown. */
  readonly greeting: (name: string | null) => string;
  readonly signature: string;
  /** Before the link's full URL, for mail clients that do not show the button. */
  readonly buttonHelp: string;
  /** A fact of the mail, in the plain text. */
  readonly fact: (label: string, value: string) => string;
  /** A label and the URL behind it, in the plain text. */
  readonly step: (label: string, href: string) => string;
}

/** A mail that asks to confirm an address, except for its link. */
export type ConfirmationMail = {
  [Each in 'confirmAddress' | 'confirmNewAddress' | 'confirmSocial']: Omit<MailData<Each>, 'href'>;
}['confirmAddress' | 'confirmNewAddress' | 'confirmSocial'];
