import { encodePassword } from './auth';
import type { CallOptions, Http, UploadOptions } from './http/http';
import { sameSession, type SessionStore } from './session';
import type { Body, ExtraColumn, MemberProfile, MemberSession } from './types';

/** What changing a password asks of a member; both as typed. */
export interface PasswordInput {
  /** The one until now; left out by who never had one (`profile.has_password`). */
  readonly old_password?: string;
  readonly password: string;
}

/** The member's own account (spec §3, User). The kept session follows every change of the profile. */
export const createMembers = ({ call }: Http, session: SessionStore) => {
  const follow = async (call: Promise<MemberProfile>) => {
    const isSame = sameSession(session);
    const profile = await call;
    if (isSame()) session.updateProfile(profile);
    return profile;
  };
  return {
    /** The member's profile. */
    profile: (options?: CallOptions): Promise<MemberProfile> =>
      follow(call('members', 'profile', {}, options)),
    /**
     * Changes name, phone, e-mail address and the answers to the shop's own questions. One signs in
     * with a new address once its link, which is mailed there, was followed.
     * @throws MallError `invalidFields`, `tooManyRequests`
     */
    storeProfile: (
      profile: Body<'members', 'storeProfile'>,
      options?: CallOptions,
    ): Promise<MemberProfile> =>
      follow(call('members', 'storeProfile', { body: profile }, options)),
    /**
     * Changes the picture of oneself: JPEG, PNG, WebP, AVIF or GIF, 10 MB at most; shown as a square.
     *
     * @throws MallError `mediaUnsupported`, `mediaTooManyPixels`, `mediaTooSmall`, `mediaBroken`, `tooLarge`
     * @example
     * await mall.members.storeAvatar(input.files[0], { onProgress: (sent) => show(sent) });
     */
    storeAvatar: (avatar: Blob, options?: UploadOptions): Promise<MemberProfile> =>
      follow(call('members', 'storeAvatar', { parts: { avatar } }, options)),
    /** Keeps a mobile barcode, a slash and 7 signs; an empty one forgets it. @throws MallError `invalidFields` */
    storeBarcode: (mobile_barcode: string, options?: CallOptions): Promise<MemberProfile> =>
      follow(call('members', 'storeBarcode', { body: { mobile_barcode } }, options)),
    /**
     * Changes the password, or sets the first one; every other device is signed out.
     * @throws MallError `passwordWrong`, `signInBlocked`, `invalidFields`
     */
    async storePassword(
      { old_password: old, password }: PasswordInput,
      options?: CallOptions,
    ): Promise<void> {
      const body = {
        password: encodePassword(password),
        ...(old === undefined ? {} : { old_password: encodePassword(old) }),
      };
      await call('members', 'storePassword', { body }, options);
    },
    /** Where push notifications for this device go; empty: nowhere. */
    async updateToken(fcm_token: string, options?: CallOptions): Promise<void> {
      await call('members', 'updateToken', { body: { fcm_token } }, options);
    },
    /** The devices that the member is signed in on, last used first; `is_current` is this one. */
    sessions: (options?: CallOptions): Promise<MemberSession[]> =>
      call('members', 'sessions', {}, options),
    /**
     * Signs out one device by its id, all `others`, or `all`, this one too. Whoever is signed out hears
     * of it with the next call, and an open chat within a second.
     *
     * @throws MallError `notFound`
     * @example
     * await mall.members.endSessions('others');
     */
    async endSessions(
      which: Body<'members', 'endSessions'>['which'],
      options?: CallOptions,
    ): Promise<void> {
      const isSame = sameSession(session);
      await call('members', 'endSessions', { body: { which } }, options);
      if (which === 'all' && isSame()) session.end('logout');
    },
    /**
     * Deletes the account and ends the session.
     *
     * @param password as typed; left out by who has none, who must have signed in just now.
     * @throws MallError `passwordWrong`, `signInBlocked`, `signInAgain`, `accountHasOpenOrders`
     */
    async destroy(password?: string, options?: CallOptions): Promise<void> {
      const isSame = sameSession(session);
      const body = password === undefined ? {} : { password: encodePassword(password) };
      await call('members', 'destroy', { body }, options);
      if (isSame()) session.end('logout');
    },
    /** What this shop asks its members beside the usual. */
    extraColumns: (options?: CallOptions): Promise<ExtraColumn[]> =>
      call('members', 'extraColumns', {}, options),
  };
};
