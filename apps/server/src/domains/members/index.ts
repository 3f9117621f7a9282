export {
  type Account,
  changeAccount,
  createMember,
  dropMember,
  findAccount,
  findDealer,
  lockAccount,
  readAccount,
  signsInByMail,
} from './accounts.service';
export { listGroups } from './groups.service';
export { type ProfileReader, readProfile } from './members.service';
