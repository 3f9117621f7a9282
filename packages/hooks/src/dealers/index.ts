export { useDealerCharges } from './useDealerCharges';
export { useDealerExport } from './useDealerExport';
export { useDealerInfo } from './useDealerInfo';
export { useDealerMonths } from './useDealerMonths';
export { useDealerPerformance } from './useDealerPerformance';
export { useSaveDealerInfo, type DealerInfoInput } from './useSaveDealerInfo';
