const islandCounties = ['澎湖縣', '金門縣', '連江縣'];
/** Islands that belong to a county of the main island: 綠島, 蘭嶼, 小琉球. */
const islandDistricts = ['臺東縣綠島鄉', '臺東縣蘭嶼鄉', '屏東縣琉球鄉'];
const islands = [...islandCounties, ...islandDistricts];

/**
 * Whether an address is on an outlying island; it may begin with its postcode.
 *
 * @example
 * isOutlyingAddress('893 金門縣金城鎮民生路 1 號') // true
 */
export function isOutlyingAddress(address: string): boolean {
  const plain = address.replace(/^\s*\d*\s*/, '').replaceAll('台', '臺');
  return islands.some((island) => plain.startsWith(island));
}
