import type { QueryClient } from '@tanstack/react-query';
import type { Mall, MemberProfile } from '@mall/sdk';
import { profileOptions } from './queries';

/** Caches the profile that a write returned; the client has updated the session with it already. */
export function cacheProfile(client: QueryClient, mall: Mall, profile: MemberProfile): void {
  if (mall.session.get()?.profile.id !== profile.id) return;
  client.setQueryData(profileOptions(mall).queryKey, profile);
}
