import {
  addressForm,
  barcodeForm,
  couponCodeForm,
  dealerPaymentInfo,
  firstPasswordForm,
  invoiceChoice,
  emailRequestForm,
  loginForm,
  newPasswordForm,
  passwordForm,
  profileForm,
  registerForm,
  shippingChoice,
  transferForm,
} from '@mall/contract';

export { checkFields } from '@mall/contract';

/** The schemas of all forms. They load after their page, because zod is larger than any page with a form. */
export const schemas = {
  addressForm,
  barcodeForm,
  couponCodeForm,
  dealerPaymentInfo,
  firstPasswordForm,
  invoiceChoice,
  emailRequestForm,
  loginForm,
  newPasswordForm,
  passwordForm,
  profileForm,
  registerForm,
  shippingChoice,
  transferForm,
};

/** The name of a form's schema. */
export type FormName = keyof typeof schemas;
