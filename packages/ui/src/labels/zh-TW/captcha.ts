import type { CaptchaLabels } from '../types/captcha';

/** Traditional Chinese labels of a form's captcha. */
export const defaultCaptchaLabels: CaptchaLabels = {
  idle: '免輸入驗證碼，系統會自動檢查',
  solving: '檢查中…',
  solved: '已確認不是機器人',
  failed: '無法確認您不是機器人',
};
