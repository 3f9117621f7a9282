import { TEST_PASSWORD, type TestMall } from '.';
import type { DeskCaller } from './colleagues';
import type { TestReply } from './http';

/** How {@link enterPassword} signs in. */
export interface PasswordEntry {
  readonly account: string;
  /** @default the password of members of tests */
  readonly password?: string;
  /** Whether a solved captcha is sent, which an unknown device needs. @default true */
  readonly hasProof?: boolean;
  /** The address that the request comes from, in a mall behind one proxy. */
  readonly from?: string;
}

/** Signs in to the desk by password, as its page does. The second factor follows. */
export async function enterPassword(
  mall: Pick<TestMall, 'makeCaptcha'>,
  desk: DeskCaller,
  { account, password = TEST_PASSWORD, hasProof = true, from }: PasswordEntry,
): Promise<TestReply> {
  return desk.post(
    '/api/staff/session/sign-in',
    {
      ...{ account, password: Buffer.from(password).toString('base64') },
      ...(hasProof && (await mall.makeCaptcha())),
    },
    from === undefined ? {} : { 'x-forwarded-for': from },
  );
}
