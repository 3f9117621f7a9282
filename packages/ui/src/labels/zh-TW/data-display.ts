import type { DataDisplayLabels } from '../types/data-display';

/** Traditional Chinese labels of tables, charts and pagination. */
export const defaultDataDisplayLabels: DataDisplayLabels = {
  pages: '頁次',
  previousPage: '上一頁',
  nextPage: '下一頁',
  page: (page) => `第 ${page} 頁`,
  pageOf: (page, total) => `第 ${page} 頁，共 ${total} 頁`,
  asTable: '以表格查看',
};
