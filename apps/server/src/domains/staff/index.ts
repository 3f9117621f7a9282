export { purgeDeskChallenges } from './desk-challenges.repo';
export { readDeskToken } from './desk-cookie';
export { inviteFirstOwner } from './first-owner.service';
export { purgeInvitations } from './invitations.repo';
export { memberEraser } from './member-eraser';
export { colleaguesWith } from './colleagues.service';
export { countReveal } from './many-reveals.service';
export { findTriedColleague } from './tried-colleague.service';
export { listColleagues, lockActive } from './staff.repo';
