import type { Mall } from '../../context/context';
import type { Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Client } from '../../kernel/viewer';
import { type Actor, recordAudit } from '../audit';
import { renewDeskToken, revokeDeskSessionsOf, tokenHash, unlockDeskSession } from '../credentials';
import { mailAccess } from './desk-device';
import { countFactors, type FactorCounts, lockFactors } from './factor.repo';
import { issueRecoveryCodes } from './recovery-codes';

/** What the calls about second factors need. */
export type FactorParts = Pick<Mall, 'db' | 'hub' | 'mailer' | 'secrets'>;

/** The colleague who changes their own second factors. */
export interface FactorCaller {
  readonly viewer: StaffViewer;
  readonly actor: Actor;
  readonly client: Client;
}

/** Whether a colleague has a second factor, so that a password alone opens nothing and adds none. */
export const isEnrolled = ({ hasApp, passkeys }: Omit<FactorCounts, 'recoveryCodes'>): boolean =>
  hasApp || passkeys > 0;

/**
 * Throws unless the colleague may add a second factor: their first one by the password, further ones at an open desk
 * with a recent code.
 *
 * @throws {MallError} factorExists, reauthenticationRequired
 */
export function guardAdding({ isOpen, freshUntil }: StaffViewer, own: FactorCounts): void {
  if (!isEnrolled(own)) return;
  if (!isOpen) throw new MallError('factorExists');
  if (freshUntil === null) throw new MallError('reauthenticationRequired');
}

/** A second factor that was checked. */
export interface CheckedFactor {
  readonly kind: 'app' | 'passkey';
  /** Stores it. */
  readonly store: (tx: Transaction, own: FactorCounts) => Promise<void>;
}

/** What an added factor leaves. */
export interface FactorAdded {
  /** The recovery codes of a first factor; empty: the earlier ones stay valid. */
  readonly codes: string[];
  /** The token of the session, which is new after a first factor. */
  readonly token: string;
}

const ACTIONS = { app: 'session.factorAdded', passkey: 'session.passkeyAdded' } as const;

/**
 * Adds a second factor that was checked, opens the session, and ends all other sessions of the colleague: somebody else
 * may have them. The colleague gets a mail.
 *
 * @throws {MallError} factorExists, reauthenticationRequired
 */
export async function addSecondFactor(
  { db, hub, mailer, secrets }: FactorParts,
  { viewer, actor, client }: FactorCaller,
  { kind, store }: CheckedFactor,
): Promise<FactorAdded> {
  const added = await transaction(db, async (tx) => {
    const box = await secrets();
    await lockFactors(tx, viewer.id);
    const own = await countFactors(tx, viewer.id);
    guardAdding(viewer, own);
    await store(tx, own);
    const codes = isEnrolled(own) ? [] : await issueRecoveryCodes(tx, box, viewer.id);
    const token = viewer.hasFactor ? viewer.token : await renewDeskToken(tx, viewer.session);
    await unlockDeskSession(tx, tokenHash(token));
    await revokeDeskSessionsOf(tx, viewer.id, new Date(), tokenHash(token));
    await recordAudit(tx, actor, { action: ACTIONS[kind], subject: `colleague:${viewer.id}` });
    await mailAccess(tx, mailer, viewer, client, { mail: 'deskFactorAdded', factor: kind });
    return { codes, token };
  });
  hub.staff.endColleague(viewer.id, viewer.session);
  return added;
}

/** Ends all other sessions of a colleague, because their second factors have changed. */
export const endOtherSessions = (tx: Transaction, viewer: StaffViewer): Promise<void> =>
  revokeDeskSessionsOf(tx, viewer.id, new Date(), viewer.session);
