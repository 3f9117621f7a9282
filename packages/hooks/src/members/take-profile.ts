import type { QueryClient } from '@tanstack/react-query';
import type { Mall, MemberProfile } from '@mall/sdk';
import { profileOptions } from './queries';

/** Shows the profile as a write returned it; the client has updated the session with it already. */
export function takeProfile(client: QueryClient, mall: Mall, profile: MemberProfile): void {
  if (mall.session.get()?.profile.id !== profile.id) return;
  client.setQueryData(profileOptions(mall).queryKey, profile);
}
