import { loginForm, newPasswordForm } from '@mall/contract';
import { staffContract } from '@mall/contract/staff';
import * as z from 'zod/mini';

export { checkFields } from '@mall/contract';

const { name } = staffContract.people.accept.body.shape;
const { mails, service_hours, chat_hours } = staffContract.settings.get.reply.shape;
const { carrier, tracking_number } = staffContract.orders.saveTracking.body.shape;
const { title, text } = staffContract.chat.saveCannedReply.body.shape;

/** The schemas of all forms of the desk. They load after their screen, because zod is larger than any screen. */
export const schemas = {
  signInForm: loginForm,
  codeForm: staffContract.session.verify.body,
  inviteForm: staffContract.people.invite.body,
  /** Joining with the password of a member's account. */
  joinForm: z.object({ name, password: loginForm.shape.password }),
  viewForm: z.object({ name: staffContract.views.save.body.shape.name }),
  /** Each mail is a field. */
  settingsForm: z.object({ ...mails.shape, service_hours, chat_hours }),
  rolesForm: z.object({ roles: staffContract.people.changeRoles.body.shape.roles }),
  refundReasonForm: z.object({ reason: staffContract.orders.requestRefund.body.shape.reason }),
  trackingForm: z.object({ carrier, tracking_number }),
  cannedReplyForm: z.object({ title, text }),
  /** Joining with a new password. */
  newcomerForm: z.object({ name, password: newPasswordForm.shape.password }),
};
