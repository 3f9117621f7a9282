export { purgeCaptchas } from './captcha.repo';
export { answerHash, newCaptcha, useCaptcha } from './captcha.service';
export { countFailure } from './captcha-work';
export { type DeviceCookie, knownDevice, rememberKnownDevice } from './known-device';
export { purgeHandoffs } from './social-handoffs.repo';
export { memberEraser } from './member-eraser.repo';
