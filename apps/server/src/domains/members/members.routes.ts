import type { MemberEraser } from '../../db/member-eraser';
import type { DomainHandlers } from '../../http/contract-types';
import { mediaCookie } from '../../http/media-cookie';
import type { Mall } from '../../context/context';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { messagesIn } from '../../messages';
import { rememberKnownDevice } from '../auth';
import { rememberDevice } from '../credentials';
import { saveAvatar } from './avatar.service';
import { deleteAccount } from './delete-account.service';
import { readProfile } from './members.service';
import { endSessions, listSessions } from './sessions.service';
import { changePassword } from './password.service';
import { listExtraColumns, saveBarcode, saveProfile } from './profile.service';

const DONE = { done: true } as const;

export const memberRoutes = (
  mall: Mall,
  erasers: readonly MemberEraser[],
): DomainHandlers<'members'> => ({
  profile({ viewer, token, setCookie }) {
    // The client calls this at every start, so a session from before the media cookie existed gets one too.
    setCookie(...mediaCookie(token));
    return readProfile(mall, viewer.id);
  },
  saveProfile: ({ viewer, body, client }) => saveProfile(mall, viewer, body, client),
  saveAvatar: ({ viewer, files }) => saveAvatar(mall, viewer, files.avatar),
  saveBarcode: ({ viewer, body }) => saveBarcode(mall, viewer, body.mobile_barcode),
  async changePassword(call) {
    const { viewer, body, client } = call;
    await changePassword(mall, viewer, body, client);
    await rememberKnownDevice(mall.db, call, viewer.id);
    return DONE;
  },
  async updateToken({ viewer, body }) {
    await rememberDevice(mall.db, viewer.session, body.fcm_token);
    return DONE;
  },
  sessions: ({ viewer }) => listSessions(mall, viewer),
  async endSessions({ viewer, body, setCookie }) {
    const isSelf = await endSessions(mall, viewer, body.which);
    if (isSelf) setCookie(...mediaCookie(null));
    return DONE;
  },
  async deleteAccount({ viewer, body, client, setCookie }) {
    await deleteAccount(mall, viewer, client, body.password, {
      erasers,
      // Public, so it is in the shop's language instead of this member's.
      placeholder: messagesIn(SHOP_LANGUAGE).members.deleted,
    });
    setCookie(...mediaCookie(null));
    return DONE;
  },
  extraColumns: () => listExtraColumns(mall.db),
});
