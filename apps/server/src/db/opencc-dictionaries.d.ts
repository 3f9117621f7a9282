/** A dictionary of OpenCC: `from to|from to`. */
declare module 'opencc-js/dict/*' {
  const pairs: string;
  export default pairs;
}
