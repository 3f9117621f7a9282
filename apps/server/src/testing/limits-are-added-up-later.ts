/** Why a test of an exact limit runs on one server. */
export const LIMITS_ARE_ADDED_UP_LATER =
  'of two servers each allows the limit until they have added up their counts';
