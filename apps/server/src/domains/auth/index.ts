export { purgeCaptchas } from './captcha.repo';
export { answerHash } from './captcha.service';
export { rememberKnownDevice } from './known-device';
export { purgeHandoffs } from './social-handoffs.repo';
export { memberEraser } from './member-eraser.repo';
