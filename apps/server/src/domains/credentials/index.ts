export { mailConfirmation } from './confirmation-mail';
export { purgeDeskSessions, revokeDeskSessionsOf } from './desk-session.repo';
export {
  challengeDeskSession,
  deskSessionsOf,
  endDeskSession,
  findStaffViewer,
  lockDeskSession,
  openDeskSessions,
  renewDeskToken,
  startDeskSession,
  takeDeskChallenge,
  unlockDeskSession,
} from './desk-session.service';
export { readableDevice } from './device-name';
export { mailedDevice } from './mailed-device';
export { purgeLinks } from './mailed-links.repo';
export {
  hasValidLink,
  issueLink,
  issueRestoreLink,
  linkOwner,
  spendLink,
  spendRestoreLink,
  voidLinks,
} from './mailed-links.service';
export { decodePassword, newPassword } from './password';
export { hashPassword, isOutdated, matchesPassword } from './password-hash';
export { purgeSessions } from './session.repo';
export {
  type Device,
  endSession,
  endSessionsOf,
  findViewer,
  isFresh,
  liveSessions,
  rememberDevice,
  sessionsOf,
  startSession,
} from './session.service';
export {
  countAttempt,
  countLinkMail,
  countMail,
  countPasswordCheck,
  countSignIn,
  countSocialSignIn,
  forgetAttemptsAt,
  forgetAttempt,
  type SignInAttempt,
} from './sign-in-limit';
export { newToken, tokenHash } from './token';
export { createViewerCache, type ViewerCache } from './viewer-cache';
export { memberEraser } from './member-eraser.repo';
