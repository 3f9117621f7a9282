import { domain } from './endpoint';
import { memberProfile } from './members.schemas';

/** The member's own account (spec §3, User). */
export const members = domain('members', {
  profile: { summary: "The member's own profile", access: 'member', reply: memberProfile },
});
