import { leave } from '@mall/app/loading';
import { authorizeUrl, type SocialStart } from './authorizeUrl';

/**
 * Opens the page of a provider, which redirects to this origin.
 *
 * @example
 * <Button onClick={() => void goToProvider({ provider: 'line', social, back: '/mall' })}>LINE</Button>
 */
export async function goToProvider(start: Omit<SocialStart, 'origin'>): Promise<void> {
  const url = await authorizeUrl({ ...start, origin: location.origin });
  leave(() => location.assign(url));
}
