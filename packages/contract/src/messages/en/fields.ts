import type { FormFields, PasswordFields, PostFields, RegisterFields } from '../catalogue';

/** The generic form messages: in English, an id is its own text. */
export const formFields: FormFields = {
  required: 'This field is required',
  'must be a number': 'Enter a number',
  'must be an integer': 'Enter a whole number',
  'must be digits': 'Use digits only',
  'Email format error': 'Email format error',
  'URL format error': 'URL format error',
  'at least {0} characters': 'Use at least {0} characters',
  'at most {0} characters': 'Use at most {0} characters',
  'between {0} and {1} characters': 'Use {0} to {1} characters',
  'must be between {0} and {1}': 'Enter a value from {0} to {1}',
  'must be greater than {0}': 'Must be greater than {0}',
  'must be greater than or equal to {0}': 'Must be at least {0}',
  'must be less than {0}': 'Must be less than {0}',
  'must be less than or equal to {0}': 'Must be at most {0}',
  'must be in the list': 'Choose one of the options',
  'must not be in the list': 'This cannot be used',
  'does not match': 'The two entries do not match',
  'the check digit of the company number does not match':
    'The check digit of this company number is wrong',
  'this name is reserved for the shop': 'This name is reserved for the shop',
  'format error': 'The format is not valid',
};

/** For the post form. */
export const postFields: PostFields = {
  'Please enter post content before publishing': 'Please enter post content before publishing',
  'Please select at least one permission': 'Please select at least one permission',
};

/** For registering. */
export const registerFields: RegisterFields = {
  'no dealer has this code': 'There is no such referral code. Check it or leave it out',
};

/** For password forms. */
export const passwordFields: PasswordFields = {
  'is too common, please choose another one':
    'This password is too common. Please choose another one',
  'must not contain your account, e-mail address or name':
    'The password must not contain your email address or name',
};
