export { BarChart, type BarChartProps, type ChartBar } from './BarChart/BarChart';
export { DataTable, type DataColumn, type DataTableProps } from './DataTable/DataTable';
export { defaultDataDisplayLabels } from '../labels/zh-TW/data-display';
export type { DataDisplayLabels } from '../labels/types/data-display';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { QrCode, type QrCodeProps } from './QrCode/QrCode';
