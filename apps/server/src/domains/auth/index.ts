export { purgeCaptchas } from './captcha.repo';
export { answerHash } from './captcha.service';
export { rememberKnownDevice } from './known-device';
export { memberEraser } from './member-eraser.repo';
