import type { CallOptions, Http } from './http/http';
import type { SessionStore } from './session';

/** The member's own account (spec §3, User). */
export const createMembers = (http: Http, session: SessionStore) => ({
  /** The member's profile; the kept session is brought up to date with it. */
  async profile(options?: CallOptions) {
    const asked = session.get()?.t;
    const profile = await http.call('members', 'profile', {}, options);
    // Somebody else may have signed in meanwhile.
    if (session.get()?.t === asked) session.updateProfile(profile);
    return profile;
  },
});
