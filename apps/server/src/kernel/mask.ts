/**
 * Masks the middle of a phone number.
 *
 * @example
 * maskPhone('0912345678') // '0912•••678'
 */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? '•••' : `${phone.slice(0, 4)}•••${phone.slice(-3)}`;

/**
 * Masks an address after its district.
 *
 * @example
 * maskAddress('106 臺北市大安區巷口街 1 號') // '106 臺北市大安區•••'
 */
export const maskAddress = (address: string): string =>
  `${/^.*?[區鄉鎮市](?!區)/.exec(address)?.[0] ?? address.slice(0, 3)}•••`;

/**
 * Masks the code of an invoice's carrier after its first characters.
 *
 * @example
 * maskCode('/ABC+123') // '/A•••'
 */
export const maskCode = (code: string): string => `${code.slice(0, 2)}•••`;

/** Masks a text that a member wrote; an empty one stays empty. */
export const maskText = (text: string): string => (text === '' ? '' : '•••');

/**
 * Masks an email address.
 *
 * @example
 * maskAccount('amy@mall.test') // 'a•••@mall.test'
 */
export const maskAccount = (account: string): string =>
  account.replace(/^(.)[^@]*/u, (_, first: string) => `${first}•••`);

/**
 * Masks a name after its first character.
 *
 * @example
 * maskName('何明哲') // '何•••'
 */
export const maskName = (name: string): string => `${[...name][0] ?? ''}•••`;
