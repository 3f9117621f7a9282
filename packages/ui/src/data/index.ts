export { BarChart, type BarChartProps, type ChartBar } from './BarChart/BarChart';
export { DataTable, type DataColumn, type DataTableProps } from './DataTable/DataTable';
export { defaultDataLabels } from '../labels/zh-TW/data';
export type { DataLabels } from './labels';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { QrCode, type QrCodeProps } from './QrCode/QrCode';
