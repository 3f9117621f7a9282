/** The navigation state that marks a visit after a change of the password. */
export const PASSWORD_CHANGED = 'password-changed';
