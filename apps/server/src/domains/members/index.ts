export { replacePasswordHash } from './accounts.repo';
export {
  type Account,
  changeAccount,
  createMember,
  dropMember,
  findAccount,
  findDealer,
  lockAccount,
  mailAddressOf,
  readAccount,
  signsInByMail,
} from './accounts.service';
export { listGroups } from './groups.service';
export { readProfile } from './members.service';
