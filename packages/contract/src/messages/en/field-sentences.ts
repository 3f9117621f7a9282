import type { FieldSentences } from '../catalogue';

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
  'It was changed to “{0}” meanwhile': 'It was changed to “{0}” meanwhile; save again to use yours',
  'There is no such date': 'There is no such date',
};
