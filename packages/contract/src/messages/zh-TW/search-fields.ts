/** For the search. */
export const searchFields = {
  'Please enter a keyword to search': '請輸入要搜尋的關鍵字',
};
