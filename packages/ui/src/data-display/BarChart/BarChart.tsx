import type { ReactNode } from 'react';
import { Disclosure } from '../../kit/Disclosure/Disclosure';
import { defaultDataDisplayLabels } from '../../labels/zh-TW/data-display';
import { useLabels } from '../../theme/UiContext';
import type { DataDisplayLabels } from '../../labels/types/data-display';
import { Bar, Bars, Column, Figure, Plot, Rail, Scale } from './BarChart.styles';
import { scaleOf } from './scale';

/** A bar of a `BarChart`. */
export interface ChartBar {
  key: string;
  /** A few characters under the bar. */
  label: ReactNode;
  /** A value below 0 has no bar; the table shows it. */
  value: number;
}

export interface BarChartProps {
  /** The bars, from the first to the last. */
  bars: readonly ChartBar[];
  /** The key of the highlighted bar, which shows its value; undefined: the highest one shows it. */
  chosen?: string | undefined;
  /**
   * Formats a value of the scale or of a bar, in a few characters.
   * @default with thousands commas
   */
  format?: ((value: number) => string) | undefined;
  /** The same values as a `DataTable`, opened below the bars. */
  children: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DataDisplayLabels | undefined;
}

const withCommas = (value: number): string => value.toLocaleString('en');

/**
 * A bar chart with a scale, and a table of its values. The bars are hidden from screen readers, which read the
 * table.
 *
 * @example
 * <BarChart format={formatPrice} bars={months.map(({ month, amount }) => ({ key: month, label: month.slice(5), value: amount }))}>
 *   <DataTable caption="近 12 個月分潤" rows={months} keyOf={({ month }) => month} empty="還沒有分潤" columns={[
 *     { key: 'month', header: '月份', cell: ({ month }) => month },
 *     { key: 'amount', header: '分潤', figure: true, cell: ({ amount }) => <Price amount={amount} /> },
 *   ]} />
 * </BarChart>
 */
export function BarChart({
  bars,
  chosen,
  format = withCommas,
  children,
  labels: own,
}: BarChartProps) {
  const labels = useLabels('dataDisplay', own, defaultDataDisplayLabels);
  const steps = scaleOf(Math.max(0, ...bars.map(({ value }) => value)));
  const most = steps.at(-1) ?? 1;
  const highest = bars.find(
    ({ value }) => value > 0 && value === Math.max(...bars.map((bar) => bar.value)),
  );
  const named = chosen ?? highest?.key;
  return (
    <>
      <Plot aria-hidden>
        <Scale>
          {steps.toReversed().map((step) => (
            <span key={step}>{format(step)}</span>
          ))}
        </Scale>
        <Bars
          style={{
            ...{ '--steps': steps.length - 1 },
            gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`,
          }}
        >
          {bars.map(({ key, label, value }, at) => (
            <Column key={key} data-chosen={key === chosen || undefined}>
              <Rail>
                <Bar
                  data-pale={(chosen !== undefined && key !== chosen) || undefined}
                  style={{ height: `${(Math.max(0, value) / most) * 100}%` }}
                >
                  {key === named && (
                    <Figure data-at={at < 2 ? 'start' : at > bars.length - 3 ? 'end' : undefined}>
                      {format(value)}
                    </Figure>
                  )}
                </Bar>
              </Rail>
              {label}
            </Column>
          ))}
        </Bars>
      </Plot>
      <Disclosure summary={labels.asTable}>{children}</Disclosure>
    </>
  );
}
