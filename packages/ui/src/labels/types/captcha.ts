/** The labels of a form's captcha. */
export interface CaptchaLabels {
  /** Before the check starts. */
  idle: string;
  solving: string;
  solved: string;
  failed: string;
}
