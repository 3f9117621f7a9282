import type { AccessCall } from './calls';
import { callFor, endpoints, type NamedEndpoint } from './endpoints';
import type { Fixture } from './fixture';

/** The endpoints whose reply is the same for every guest. The replies to a comment have a test of their own. */
export const guestReads = endpoints.filter(
  ({ access, method, domain, name }) =>
    method === 'GET' && access === 'guest' && domain !== 'auth' && name !== 'replies',
);

/** Returns the request of such an endpoint for what every guest may see. */
export const guestCall = async (endpoint: NamedEndpoint, fixture: Fixture): Promise<AccessCall> =>
  endpoint.domain === 'articles' && endpoint.path.includes('{id}')
    ? { params: { id: fixture.articleId } }
    : callFor(endpoint, fixture, 'guest');
