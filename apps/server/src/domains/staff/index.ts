export { purgeDeskChallenges } from './desk-challenges.repo';
export { readDeskToken } from './desk-cookie';
export { inviteFirstOwner } from './first-owner.service';
export { purgeInvitations } from './invitations.repo';
export { memberEraser } from './member-eraser.repo';
export { colleaguesWith } from './colleagues.service';
export { listColleagues } from './staff.repo';
