import type { StaffMessages } from './catalogue';

/** The messages of the staff's API in English. */
export const en: StaffMessages = {
  failures: {
    factorMissing: 'Please complete the second step of the sign-in first',
    deskLocked: 'The desk was idle for too long and is locked. Enter a code to continue',
    reauthenticationRequired: 'Please enter a code again to confirm this action',
    factorWrong: 'This code is wrong or was used before. Please try the next one',
    factorExists: 'This account has a second factor already. Please sign in with it',
    deskSignInFailed: 'Account or password is wrong, or this account may not use the desk',
    invitationGone: 'This invitation has expired or was used. Please ask for a new one',
    invitationTaken: 'This colleague is on the list already',
    roleBeyondOwn: 'You cannot grant or change a role with more rights than your own',
    lastOwner: 'The shop needs at least one owner. Please appoint another one first',
    ownAccount: 'You cannot change your own roles or suspend yourself. Ask a colleague',
    batchStarted: 'This batch has started and cannot be cancelled any more',
    answeredMeanwhile:
      '{0} has just answered. Please read it first, then decide whether to send yours',
    unitsNotLeft: 'Nothing was chosen, or fewer units are left to refund. Load the order again',
    feeNotRefundable:
      'The shipping fee cannot be refunded: it was not paid, was refunded before, or another order ships with it',
    refundNotByHand:
      'This refund was paid back, or the payment provider is being asked. Load the order again',
    wroteMeanwhile: 'The member has just written again. Please read it before you resolve',
    refundNotRefused:
      'This refund was tried again, paid back, or is paid back by hand. Load the order again',
    caseDecided: 'A colleague has already decided this case. Load the list again',
    viewNameTaken: 'You have a saved filter of this name already',
    tooManyViews: 'You have {0} saved filters of this list. Please delete one first',
    passkeyRefused: 'The passkey was not accepted, or it took too long. Please try again',
    tooManyPasskeys: 'You have {0} passkeys. Please delete one first',
    lastFactor: 'This is your only second factor. Please add another one first',
    refundAmountChanged:
      'The amount to refund has changed, and nothing was refunded. Check the new amount, then send it again',
    refundAlarmGone: 'A colleague has dismissed this alarm already. Load the order again',
    proofNeeded: 'This device is new to the desk. Please send the solution of a captcha, too',
  },
  fields: {
    'Please enter the code': 'Please enter the code',
    'A code has 6 digits; a recovery code has 10 letters and digits':
      'A code has 6 digits; a recovery code has 10 letters and digits',
    'Please choose at least one role': 'Please choose at least one role',
    'Please enter a note': 'Please enter a note',
    'Please enter a time such as 09:00': 'Please enter a time such as 09:00',
    'The end has to be later than the beginning': 'The end has to be later than the beginning',
    'A weekday is there twice': 'A weekday is there twice',
    'Please enter a title': 'Please enter a title',
    'Please enter a name': 'Please enter a name',
  },
};
