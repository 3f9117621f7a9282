/** A bank that accepts transfers. */
export interface Bank {
  /** Its code of three digits, as in `bank_code`. */
  readonly code: string;
  readonly name: string;
}

/** Names by code, including credit unions and farmers' associations. */
const NAMES: Readonly<Record<string, string>> = {
  '004': '臺灣銀行',
  '005': '臺灣土地銀行',
  '006': '合作金庫商業銀行',
  '007': '第一商業銀行',
  '008': '華南商業銀行',
  '009': '彰化商業銀行',
  '011': '上海商業儲蓄銀行',
  '012': '台北富邦商業銀行',
  '013': '國泰世華商業銀行',
  '016': '高雄銀行',
  '017': '兆豐國際商業銀行',
  '048': '王道商業銀行',
  '050': '臺灣中小企業銀行',
  '052': '渣打國際商業銀行',
  '053': '台中商業銀行',
  '054': '京城商業銀行',
  '081': '滙豐（台灣）商業銀行',
  '101': '瑞興商業銀行',
  '102': '華泰商業銀行',
  '103': '臺灣新光商業銀行',
  '108': '陽信商業銀行',
  '118': '板信商業銀行',
  '147': '三信商業銀行',
  '700': '中華郵政',
  '803': '聯邦商業銀行',
  '805': '遠東國際商業銀行',
  '806': '元大商業銀行',
  '807': '永豐商業銀行',
  '808': '玉山商業銀行',
  '809': '凱基商業銀行',
  '810': '星展（台灣）商業銀行',
  '812': '台新國際商業銀行',
  '816': '安泰商業銀行',
  '822': '中國信託商業銀行',
  '823': '將來商業銀行',
  '824': '連線商業銀行',
  '826': '樂天國際商業銀行',
};

/**
 * Taiwan's banks that accept transfers, sorted by code, for a field that asks for an account.
 *
 * @example
 * const options = BANKS.map(({ code, name }) => new Option(`${code} ${name}`, code));
 */
export const BANKS: readonly Bank[] = Object.entries(NAMES)
  .map(([code, name]) => ({ code, name }))
  .sort((one, other) => one.code.localeCompare(other.code));

/**
 * Returns the name of a bank; undefined for a code that {@link BANKS} does not contain.
 *
 * @example
 * bankName('812') // '台新國際商業銀行'
 */
export const bankName = (code: string): string | undefined => NAMES[code];
