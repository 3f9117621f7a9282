import type { Permission, RoleName } from '@mall/contract/staff';

/** A colleague who calls the staff's API, found by the session of the desk. */
export interface StaffViewer {
  /** The id of the member account. */
  readonly id: number;
  readonly account: string;
  /** The name that colleagues see. */
  readonly name: string;
  readonly roles: readonly RoleName[];
  readonly permissions: ReadonlySet<Permission>;
  /** The token of the session. */
  readonly token: string;
  /** The hash of the token. */
  readonly session: Buffer;
  readonly sessionId: number;
  /** Whether the second factor was given, and the desk is not locked. */
  readonly isOpen: boolean;
  /** Whether the second factor was given in this session. */
  readonly hasFactor: boolean;
  /** Until when actions that need a recent code are allowed; null: a code is needed first. */
  readonly freshUntil: Date | null;
  readonly expiresAt: Date;
}
