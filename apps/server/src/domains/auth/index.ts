export { purgeCaptchas } from './captcha.repo';
export { answerHash } from './captcha.service';
