import type { DomainHandlers } from '../../http/contract-types';
import { mediaCookie } from '../../http/media-cookie';
import type { Mall } from '../../mall';
import { coming } from '../coming';
import { readProfile } from './members.service';

export const memberRoutes = ({ db, config }: Mall): DomainHandlers<'members'> =>
  coming('members', {
    profile({ viewer, token, setCookie }) {
      // Asked at every start of the site, so that a session from before the cookie gets one too.
      setCookie(...mediaCookie(token));
      return readProfile(db, viewer.id, config.posterGroup);
    },
  });
