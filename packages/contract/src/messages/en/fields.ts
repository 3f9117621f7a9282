import type {
  FieldSentences,
  FormFields,
  PasswordFields,
  PostFields,
  RegisterFields,
  SearchFields,
} from '../catalogue';

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

/** For the search. */
export const searchFields: SearchFields = {
  'Please enter a keyword to search': 'Please enter a keyword to search',
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

/** The sentences of single fields. */
export const fieldSentences: FieldSentences = {
  'Please enter your name': 'Please enter your name',
  'Please enter your mobile number': 'Please enter your mobile number',
  'A mobile number has 10 digits and begins with 09':
    'A mobile number has 10 digits and begins with 09',
  'Please enter your e-mail address': 'Please enter your e-mail address',
  'Please enter a password': 'Please enter a password',
  'Please enter your password': 'Please enter your password',
  'Please enter the new password again': 'Please enter the new password again',
  'Please enter the name of the recipient': 'Please enter the name of the recipient',
  'Please choose a county or city': 'Please choose a county or city',
  'Please choose a district': 'Please choose a district',
  'Please enter the postcode': 'Please enter the postcode',
  'A postcode has 3, 5 or 6 digits': 'A postcode has 3, 5 or 6 digits',
  'Please enter the street and house number': 'Please enter the street and house number',
  'Please enter your mobile barcode': 'Please enter your mobile barcode',
  'A mobile barcode is a slash and 7 letters, digits or + - .':
    'A mobile barcode is a slash and 7 letters, digits or + - .',
  'Please enter the number of your certificate': 'Please enter the number of your certificate',
  'A citizen certificate has 2 letters and 14 digits':
    'A citizen certificate has 2 letters and 14 digits',
  'Please enter a donation code': 'Please enter a donation code',
  'A donation code has 3 to 7 digits': 'A donation code has 3 to 7 digits',
  'Please enter the company number': 'Please enter the company number',
  'A company number has 8 digits': 'A company number has 8 digits',
  'Please enter the company title': 'Please enter the company title',
  'Please enter a coupon code': 'Please enter a coupon code',
  'A coupon code has 3 to 32 letters, digits or hyphens':
    'A coupon code has 3 to 32 letters, digits or hyphens',
  'Please enter the last five digits of your account':
    'Please enter the last five digits of your account',
  'These are the last 5 digits of your account': 'These are the last 5 digits of your account',
  'Please give a reason': 'Please give a reason',
  'Please enter a message': 'Please enter a message',
  'Please enter a comment': 'Please enter a comment',
  'Please say what is wrong': 'Please say what is wrong',
  'Please choose a bank': 'Please choose a bank',
  'A bank code has 3 digits': 'A bank code has 3 digits',
  'Please enter the name of the bank': 'Please enter the name of the bank',
  'Please enter the name of the branch': 'Please enter the name of the branch',
  'Please enter the name of the account holder': 'Please enter the name of the account holder',
  'Please enter the account number': 'Please enter the account number',
  'An account number has 6 to 16 digits': 'An account number has 6 to 16 digits',
  'A tracking number has letters and digits only': 'A tracking number has letters and digits only',
  'Please answer “{0}”': 'Please answer “{0}”',
  'There is no such date': 'There is no such date',
};
