import { encodePassword } from './encode-password';
import type { CallOptions, Calls, UploadOptions } from './http/http';
import { sameSession, type SessionStore } from './session';
import type { Body, ExtraColumn, MemberProfile, MemberSession } from './types';

/** The input for changing a password; both passwords as typed. */
export interface PasswordChange {
  /** The current password; omit it for an account without one (`profile.has_password`). */
  readonly old_password?: string;
  readonly password: string;
  /**
   * The page of your storefront that an emailed link opens, if the address must be confirmed first.
   * `{token}` in it is replaced by the link's token.
   */
  readonly return_url?: string;
}

/** Creates `mall.members`. */
export const createMembers = (call: Calls<'members'>, session: SessionStore) => {
  const follow = async (read: Promise<MemberProfile>) => {
    const isSame = sameSession(session);
    const profile = await read;
    if (isSame()) session.updateProfile(profile);
    return profile;
  };
  return {
    /** The member's profile. */
    profile: (options?: CallOptions): Promise<MemberProfile> =>
      follow(call('profile', {}, options)),
    /**
     * Changes the name, phone, email address and answers to the shop's custom fields. A new address
     * can sign in only after the member opens the confirmation link emailed to it. `return_url` is
     * the page of your storefront that the link opens. A new address also needs `password`, as
     * typed; a member without one must have signed in recently.
     * @throws MallError `invalidFields`, `passwordNeeded`, `passwordWrong`, `signInBlocked`, `signInAgain`, `tooManyRequests`,
     *   `returnUnknown`
     */
    saveProfile: (
      profile: Body<'members', 'saveProfile'>,
      options?: CallOptions,
    ): Promise<MemberProfile> => {
      const { password } = profile;
      const body =
        password === undefined ? profile : { ...profile, password: encodePassword(password) };
      return follow(call('saveProfile', { body }, options));
    },
    /**
     * Changes the avatar: JPEG, PNG, WebP, AVIF or GIF, at most 10 MB; shown as a square.
     *
     * @throws MallError `mediaUnsupported`, `mediaTooManyPixels`, `mediaTooSmall`, `mediaBroken`,
     *   `mediaEmpty`, `mediaHeic`, `pictureMoves`, `tooLarge`
     * @example
     * await mall.members.saveAvatar(file, { onProgress: (sent) => show(sent) });
     */
    saveAvatar: (avatar: Blob, options?: UploadOptions): Promise<MemberProfile> =>
      follow(call('saveAvatar', { parts: { avatar } }, options)),
    /**
     * Saves the mobile barcode for e-invoices (a slash and 7 characters); an empty string deletes it.
     * @throws MallError `invalidFields`
     */
    saveBarcode: (mobile_barcode: string, options?: CallOptions): Promise<MemberProfile> =>
      follow(call('saveBarcode', { body: { mobile_barcode } }, options)),
    /**
     * Changes the password, or sets the first one; signs out every other device.
     * @throws MallError `passwordNeeded`, `passwordWrong`, `signInBlocked`, `invalidFields`, `returnUnknown`
     */
    async changePassword(input: PasswordChange, options?: CallOptions): Promise<void> {
      const body = {
        ...input,
        password: encodePassword(input.password),
        ...(input.old_password === undefined
          ? {}
          : { old_password: encodePassword(input.old_password) }),
      };
      await call('changePassword', { body }, options);
    },
    /** Sets the push notification token of this device; an empty string turns push notifications off. */
    async updateToken(fcm_token: string, options?: CallOptions): Promise<void> {
      await call('updateToken', { body: { fcm_token } }, options);
    },
    /** The devices that the member is signed in on, last used first; `is_current` is this one. */
    sessions: (options?: CallOptions): Promise<MemberSession[]> => call('sessions', {}, options),
    /**
     * Signs out one device by its id, all `others`, or `all`, including this one. A signed-out
     * device notices with its next call, and an open chat within a second.
     *
     * @throws MallError `notFound`
     * @example
     * await mall.members.endSessions('others');
     */
    async endSessions(
      which: Body<'members', 'endSessions'>['which'],
      options?: CallOptions,
    ): Promise<void> {
      const endThem = () => call('endSessions', { body: { which } }, options);
      await (which === 'all' ? session.endWith(endThem) : endThem());
    },
    /**
     * Deletes the account and ends the session.
     *
     * @param password as typed; omit it for an account without one, which must have signed in recently.
     * @throws MallError `passwordNeeded`, `passwordWrong`, `signInBlocked`, `signInAgain`, `accountHasOpenOrders`,
     *   `shopNeedsOwner`
     */
    async deleteAccount(password?: string, options?: CallOptions): Promise<void> {
      const body = password === undefined ? {} : { password: encodePassword(password) };
      await session.endWith(() => call('deleteAccount', { body }, options));
    },
    /** The shop's custom profile fields. */
    extraColumns: (options?: CallOptions): Promise<ExtraColumn[]> =>
      call('extraColumns', {}, options),
  };
};

/**
 * The member's own account. Every response with a profile also updates the stored session.
 */
export interface MembersApi extends ReturnType<typeof createMembers> {}
