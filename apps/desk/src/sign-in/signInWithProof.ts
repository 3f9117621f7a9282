import type { DeskCredentials, DeskSession, StaffMall } from '@mall/sdk/staff';
import { staffFailureOf } from '@mall/sdk/staff';

/**
 * Signs in by password. Where the desk does not know this device, it solves a captcha, and sends the password again.
 *
 * @throws the errors of `staff.session.signIn`
 */
export async function signInWithProof(
  { session }: Pick<StaffMall, 'session'>,
  credentials: Pick<DeskCredentials, 'account' | 'password'>,
): Promise<DeskSession> {
  try {
    return await session.signIn(credentials);
  } catch (error) {
    if (staffFailureOf(error) !== 'proofNeeded') throw error;
    const [captcha, { solveCaptcha }] = await Promise.all([
      session.captcha(),
      // On demand: known devices do not need it.
      import('@mall/sdk/captcha'),
    ]);
    return session.signIn({ ...credentials, ...(await solveCaptcha(captcha)) });
  }
}
