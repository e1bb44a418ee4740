// areas of earlier releases take it from here
export * from '../core/SearchInput.tsx';
export { ClearSearch } from './ClearSearch.tsx';
export * from './CompareTable.tsx';
export type { ChartMeaning } from './chartColors.ts';
export type { ChartPoint } from './chartPoints.ts';
export { type Column, DataTable, type DataTableProps } from './DataTable.tsx';
export * from './EarlyTable.tsx';
export * from './EmptyList.tsx';
export * from './EmptyPage.tsx';
export * from './EmptyPanel.tsx';
export * from './ListSearch.tsx';
export * from './PagedTable.tsx';
export * from './Pagination.tsx';
export * from './SharePie.tsx';
export * from './StepChart.tsx';
export * from './StepTrail.tsx';
export * from './Timeline.tsx';
export * from './usePageParam.ts';
