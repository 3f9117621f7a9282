import { domain } from './endpoint';
import { memberProfile } from './members.schemas';

export const members = domain('members', {
  profile: { summary: "The member's own profile", access: 'member', reply: memberProfile },
});
