/** The parameters of each mail. `name` is the greeted member; null for an unconfirmed address, where a
 * typed name could be an attempt to send text to a stranger through us. `href` is a full URL. */
interface MailValues {
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
  /** Confirms that the account is deleted. */
  readonly accountDeleted: { readonly name: string };
}

/** The name of a mail. */
export type MailName = keyof MailValues;

/** A mail before it is translated. */
export type MailData<Name extends MailName = MailName> = {
  [Each in Name]: { readonly mail: Each } & MailValues[Each];
}[Name];

/** The texts of a mail; its greeting and its link come from its data. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The button's label, for a mail with a link. */
  readonly action?: string;
  /** For recipients who did not expect the mail. */
  readonly footnote: string;
}

/** All mails of a language, and the parts that each mail has. */
export interface MailMessages {
  readonly mails: { readonly [Name in MailName]: (values: MailData<Name>) => MailText };
  /** The shop's name, beside each subject. */
  readonly shop: string;
  /** @param name null where the name is unknown. */
  readonly greeting: (name: string | null) => string;
  readonly signature: string;
  /** Before the link's full URL, for mail clients that do not show the button. */
  readonly buttonHelp: string;
  /** A label and the URL behind it, in the plain text. */
  readonly step: (label: string, href: string) => string;
}

/** A mail that asks to confirm an address, except for its link. */
export type ConfirmationMail = {
  [Each in 'confirmAddress' | 'confirmNewAddress' | 'confirmSocial']: Omit<MailData<Each>, 'href'>;
}['confirmAddress' | 'confirmNewAddress' | 'confirmSocial'];
