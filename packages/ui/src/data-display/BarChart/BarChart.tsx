import type { ReactNode } from 'react';
import { Disclosure } from '../../kit/Disclosure/Disclosure';
import { defaultDataDisplayLabels } from '../../labels/zh-TW/data-display';
import { useLabels } from '../../theme/useLabels';
import type { DataDisplayLabels } from '../../labels/types/data-display';
import { Bar, Bars, Column, Rail } from './BarChart.styles';

/** A bar of a `BarChart`. */
export interface ChartBar {
  key: string;
  /** A few characters under the bar. */
  label: ReactNode;
  value: number;
}

export interface BarChartProps {
  /** The bars, from the first to the last. */
  bars: readonly ChartBar[];
  /** The key of the highlighted bar; undefined for none. */
  chosen?: string | undefined;
  /** The same values as a `DataTable`, opened below the bars. */
  children: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DataDisplayLabels | undefined;
}

/**
 * A bar chart with a table of its values. The bars are hidden from screen readers, which read the
 * table.
 *
 * @example
 * <BarChart bars={months.map(({ month, amount }) => ({ key: month, label: month.slice(5), value: amount }))}>
 *   <DataTable caption="近 12 個月分潤" rows={months} keyOf={({ month }) => month} empty="還沒有分潤" columns={[
 *     { key: 'month', header: '月份', cell: ({ month }) => month },
 *     { key: 'amount', header: '分潤', figure: true, cell: ({ amount }) => <Price amount={amount} /> },
 *   ]} />
 * </BarChart>
 */
export function BarChart({ bars, chosen, children, labels: own }: BarChartProps) {
  const labels = useLabels('dataDisplay', own, defaultDataDisplayLabels);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <Bars aria-hidden style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}>
        {bars.map(({ key, label, value }) => (
          <Column key={key} data-chosen={key === chosen || undefined}>
            <Rail>
              <Bar
                data-pale={(chosen !== undefined && key !== chosen) || undefined}
                style={{ height: `${(value / most) * 100}%` }}
              />
            </Rail>
            {label}
          </Column>
        ))}
      </Bars>
      <Disclosure summary={labels.asTable}>{children}</Disclosure>
    </>
  );
}
