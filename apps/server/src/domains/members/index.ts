export {
  type Account,
  changeAccount,
  dropMember,
  findAccount,
  findDealer,
  lockAccount,
  readAccount,
  replacePasswordHash,
} from './accounts.repo';
export { createMember, mailAddressOf, signsInByMail } from './accounts.service';
export { checkMemberName, isReservedName } from './member-name.service';
export { listGroups } from './groups.repo';
export { findSummary } from './members.repo';
export { type ProfileReader, readProfile } from './members.service';
