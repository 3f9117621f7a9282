import type {
  FormFields,
  PasswordFields,
  PostFields,
  RegisterFields,
  SearchFields,
} from '../catalogue';

/** The generic form messages: in English, an id is its own text. */
export const formFields: FormFields = {
  required: 'required',
  'must be a number': 'must be a number',
  'must be an integer': 'must be an integer',
  'must be digits': 'must be digits',
  'Email format error': 'Email format error',
  'URL format error': 'URL format error',
  'at least {0} characters': 'at least {0} characters',
  'at most {0} characters': 'at most {0} characters',
  'between {0} and {1} characters': 'between {0} and {1} characters',
  'must be between {0} and {1}': 'must be between {0} and {1}',
  'must be greater than {0}': 'must be greater than {0}',
  'must be greater than or equal to {0}': 'must be greater than or equal to {0}',
  'must be less than {0}': 'must be less than {0}',
  'must be less than or equal to {0}': 'must be less than or equal to {0}',
  'must be in the list': 'must be in the list',
  'must not be in the list': 'must not be in the list',
  'does not match': 'does not match',
  'the check digit of the company number does not match':
    'the check digit of the company number does not match',
  'this name is reserved for the shop': 'this name is reserved for the shop',
  'format error': 'format error',
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
  'no dealer has this code': 'no dealer has this code: check it, or leave it out',
};

/** For password forms. */
export const passwordFields: PasswordFields = {
  'is too common, please choose another one': 'is too common, please choose another one',
  'must not contain your account, e-mail address or name':
    'must not contain your account, e-mail address or name',
};
