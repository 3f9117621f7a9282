import { useMessages } from '@mall/app/messages';
import { orderStates } from '@mall/contract';
import { orderStates as orderStateNames } from '@mall/contract/messages/zh-TW';
import { roleNames, type AuditAction } from '@mall/contract/staff';
import type { AuditEntry } from '@mall/sdk/staff';
import { formatPrice } from '@mall/ui';
import { auditMessages } from '../messages/zh-TW/audit';
import { useRoleText } from '../page/useRoleText';

type AuditMessage = keyof typeof auditMessages;

/** The sentence of each action; `{0}` is the colleague, `{1}` the subject. */
const SENTENCES: Readonly<Record<AuditAction, AuditMessage>> = {
  'session.signedIn': '{0} signed in',
  'session.signedOut': '{0} signed out',
  'session.factorAdded': '{0} set up an authenticator',
  'session.passkeyAdded': '{0} added a passkey',
  'session.passkeyDeleted': '{0} deleted a passkey',
  'session.recoveryCodesRenewed': '{0} renewed the recovery codes',
  'people.invited': '{0} sent an invitation',
  'people.invitationRevoked': '{0} revoked an invitation',
  'people.joined': '{0} joined',
  'people.rolesChanged': '{0} changed the roles of {1}',
  'people.suspended': '{0} suspended {1}',
  'people.restored': '{0} restored {1}',
  'people.factorReset': '{0} reset the second step of {1}',
  'order.printed': '{0} printed {1}',
  'order.advanced': '{0} moved {1} on',
  'order.trackingChanged': '{0} corrected the tracking number of {1}',
  'order.paidConfirmed': '{0} confirmed the payment of {1}',
  'order.refundRequested': '{0} cancelled {1} for a refund',
  'order.refunded': '{0} paid back {1}',
  'order.linesRefunded': '{0} refunded a part of {1}',
  'order.refundConfirmed': '{0} confirmed a refund of {1} by hand',
  'order.refundRetried': '{0} requested a refund of {1} again',
  'order.refundAlarmDismissed': '{0} settled a refund of {1} that was paid twice',
  'order.noted': '{0} wrote a note on {1}',
  'order.messageSent': '{0} wrote to the member about {1}',
  'member.unmasked': '{0} viewed the full contact details of {1}',
  'batch.started': '{0} started {1}',
  'batch.cancelled': '{0} cancelled {1}',
  'batch.retried': '{0} tried {1} again',
  'settings.changed': '{0} changed settings',
  'chat.answered': '{0} answered in {1}',
  'chat.assigned': '{0} assigned {1}',
  'chat.snoozed': '{0} snoozed {1}',
  'chat.resolved': '{0} resolved {1}',
  'chat.reopened': '{0} reopened {1}',
  'chat.noted': '{0} wrote a note on {1}',
  'chat.cannedReplySaved': '{0} saved {1}',
  'chat.cannedReplyDeleted': '{0} deleted {1}',
  'wall.dismissed': '{0} found nothing wrong with {1}',
  'wall.hidden': '{0} hid {1}',
  'wall.restored': '{0} showed {1} again',
  'session.endedElsewhere': '{0} signed out on another device',
  'account.passwordChanged': '{0} changed the password of the own account',
  'account.emailChanged': '{0} changed the e-mail of the own account',
  'account.emailRestored': '{0} took back a change of the e-mail',
  'account.deleted': '{0} deleted the own account',
};

/** The name of each action in the filter. */
const ACTIONS: Readonly<Record<AuditAction, AuditMessage>> = {
  'session.signedIn': 'Signed in',
  'session.signedOut': 'Signed out',
  'session.factorAdded': 'Set up an authenticator',
  'session.passkeyAdded': 'Added a passkey',
  'session.passkeyDeleted': 'Deleted a passkey',
  'session.recoveryCodesRenewed': 'Renewed the recovery codes',
  'people.invited': 'Sent an invitation',
  'people.invitationRevoked': 'Revoked an invitation',
  'people.joined': 'Joined',
  'people.rolesChanged': 'Changed roles',
  'people.suspended': 'Suspended',
  'people.restored': 'Restored',
  'people.factorReset': 'Reset a second step',
  'order.printed': 'Printed',
  'order.advanced': 'Moved an order on',
  'order.trackingChanged': 'Corrected a tracking number',
  'order.paidConfirmed': 'Confirmed a payment',
  'order.refundRequested': 'Cancelled for a refund',
  'order.refunded': 'Paid back',
  'order.linesRefunded': 'Refunded a part',
  'order.refundConfirmed': 'Confirmed a refund by hand',
  'order.refundRetried': 'Requested a refund again',
  'order.refundAlarmDismissed': 'Settled a refund that was paid twice',
  'order.noted': 'Wrote a note',
  'order.messageSent': 'Wrote to a member',
  'member.unmasked': 'Viewed full contact details',
  'batch.started': 'Started a batch',
  'batch.cancelled': 'Cancelled a batch',
  'batch.retried': 'Tried a batch again',
  'settings.changed': 'Changed settings',
  'chat.answered': 'Answered a conversation',
  'chat.assigned': 'Assigned a conversation',
  'chat.snoozed': 'Snoozed a conversation',
  'chat.resolved': 'Resolved a conversation',
  'chat.reopened': 'Reopened a conversation',
  'chat.noted': 'Wrote a note on a conversation',
  'chat.cannedReplySaved': 'Saved a canned reply',
  'chat.cannedReplyDeleted': 'Deleted a canned reply',
  'wall.dismissed': 'Dismissed a report',
  'wall.hidden': 'Hid a post or comment',
  'wall.restored': 'Showed a post or comment again',
  'session.endedElsewhere': 'Signed out on another device',
  'account.passwordChanged': 'Changed the own password',
  'account.emailChanged': 'Changed the own e-mail',
  'account.emailRestored': 'Took back a change of the e-mail',
  'account.deleted': 'Deleted the own account',
};

const FIELDS: Readonly<Partial<Record<string, AuditMessage>>> = {
  roles: 'Roles',
  state: 'State',
  email: 'E-mail',
  carrier: 'Carrier',
  tracking_number: 'Tracking number',
  order: 'Order',
  kind: 'Kind of work',
  orders: 'Number of orders',
  'mails.order_placed': 'E-mail: waiting for the payment',
  'mails.payment_code': 'E-mail: payment code',
  'mails.order_paid': 'E-mail: payment received',
  'mails.order_shipped': 'E-mail: shipped',
  'mails.order_refunded': 'E-mail: paid back',
  'mails.lines_refunded': 'E-mail: single lines paid back',
  'common.service_hours': 'Hours as members read them',
  'chat.hours': 'Hours of the chat',
  refunded: 'Amount refunded',
  refund_due: 'Amount to refund',
  paid_twice: 'Amount paid twice',
  shipping_fee: 'Shipping fee in it',
  lines: 'Lines and units',
  open_reports: 'Open reports',
  hidden_reason: 'Reason for hiding',
};
/** Fields with the sum that an entry is about. */
const SUMS: ReadonlySet<string> = new Set(['refunded', 'refund_due', 'paid_twice']);
/** Fields with an amount, NT$. */
const AMOUNTS: ReadonlySet<string> = new Set([...SUMS, 'shipping_fee']);
/** Fields that say what an entry is about: they have no value before. */
const FACTS: ReadonlySet<string> = new Set(['order', 'orders', 'kind', 'lines', ...AMOUNTS]);
const STATES: Readonly<Partial<Record<string, AuditMessage>>> = {
  active: 'active',
  suspended: 'suspended',
  shown: 'shown',
  hidden: 'hidden',
};
const KINDS: Readonly<Partial<Record<string, AuditMessage>>> = {
  prepare: 'prepare',
  ship: 'ship',
  arrive: 'arrive',
  confirmPaid: 'confirm payments',
};

/** The texts of audit entries. */
export type EntryText = ReturnType<typeof useEntryText>;
type Value = AuditEntry['changes'][number]['before'];
type SentenceParts = Pick<AuditEntry, 'action' | 'actor' | 'subject' | 'changes'>;

/**
 * Returns the texts of audit entries.
 *
 * @param actors - The colleagues whose names are known.
 */
export function useEntryText(actors: readonly { readonly id: number; readonly name: string }[]) {
  const t = useMessages(auditMessages);
  const { nameOf } = useRoleText();

  /** The name of a subject, such as `colleague:4`. */
  function subjectText(subject: string): string {
    const [kind = '', id = ''] = subject.split(':');
    if (kind === 'invitation') return t('an invitation');
    if (kind === 'order') return t('order {0}', id);
    if (kind === 'member') return t('member {0}', id);
    if (kind === 'batch') return t('batch {0}', id);
    if (kind === 'conversation') return t('the conversation of member {0}', id);
    if (kind === 'article') return t('post {0}', id);
    if (kind === 'comment') return t('comment {0}', id);
    if (kind.startsWith('canned')) return t('a canned reply');
    if (kind !== 'colleague') return subject;
    return actors.find((actor) => actor.id === Number(id))?.name ?? t('Colleague {0}', id);
  }

  function wordOf(field: string, value: string): string {
    const role = field === 'roles' ? roleNames.find((each) => each === value) : undefined;
    if (role) return nameOf(role);
    if (field.startsWith('mails.')) return t(value === '1' ? 'on' : 'off');
    const known = field === 'state' ? STATES[value] : field === 'kind' ? KINDS[value] : undefined;
    if (known) return t(known);
    const order = field === 'state' ? orderStates.find((each) => each === value) : undefined;
    return order ? orderStateNames[order] : value;
  }

  function valueText(field: string, value: Value): string {
    if (value === null) return t('none');
    if (typeof value === 'number' && AMOUNTS.has(field)) return formatPrice(value);
    if (Array.isArray(value)) return value.map((each) => wordOf(field, each)).join('、');
    return wordOf(field, String(value));
  }

  /** The sum that an entry is about; undefined: it is about none. */
  function sumOf(changes: AuditEntry['changes']): number | undefined {
    const sum = changes.find(({ field }) => SUMS.has(field))?.after;
    return typeof sum === 'number' ? sum : undefined;
  }

  return {
    sentence({ action, actor, subject, changes }: SentenceParts): string {
      const sentence = t(SENTENCES[action], actor.name, subjectText(subject));
      const sum = sumOf(changes);
      return sum === undefined ? sentence : t('{0}, {1}', sentence, formatPrice(sum));
    },
    subjectText,
    /** A reason that a colleague wrote, or one that the server names. */
    reasonText: (reason: string) => (reason === 'by_hand' ? t('Paid back another way') : reason),
    actionName: (action: AuditAction) => t(ACTIONS[action]),
    fieldName(field: string): string {
      const known = FIELDS[field];
      return known ? t(known) : field;
    },
    /** The values of a field before and after, or the one value of a fact. */
    changeText: ({ field, before, after }: AuditEntry['changes'][number]): string =>
      FACTS.has(field) && before === null
        ? valueText(field, after)
        : `${valueText(field, before)} → ${valueText(field, after)}`,
  };
}
