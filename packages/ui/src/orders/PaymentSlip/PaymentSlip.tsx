import { useId, type ReactNode } from 'react';
import { Barcode } from '../../kit/Barcode/Barcode';
import { CopyButton } from '../../kit/CopyButton/CopyButton';
import { Heading } from '../../kit/Heading/Heading';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { Price } from '../../products/Price/Price';
import { useOrderLabels } from '../../shop-labels/useOrderLabels';
import {
  Advice,
  Bars,
  Facts,
  Figures,
  Fold,
  Left,
  Rest,
  Row,
  Rows,
  Sheet,
  Top,
} from './PaymentSlip.styles';
import { inGroups, type PaymentMeans } from './paymentMeans';

export interface PaymentSlipProps {
  /** The payment method's name, such as ATM 虛擬帳號. */
  name: string;
  /** Amount to pay, NT$. */
  amount: number;
  /** What the order is paid with. */
  means: PaymentMeans;
  /** The deadline, formatted; omitted when there is none. */
  until?: ReactNode;
  /** The time that is left, formatted; its line is kept free while it is unknown. */
  timeLeft?: ReactNode;
  /** Copies a text; rejects when the browser refuses to. */
  onCopy: (text: string) => Promise<void>;
  /** More below it, such as the form for the sender's account. */
  children?: ReactNode;
  /** Heading element, to fit the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
}

/**
 * Shows what is needed to pay an order outside of this site: an ATM account, a store code, three barcodes or a
 * bank account first, then the amount and the deadline.
 *
 * @example
 * <PaymentSlip name="ATM 虛擬帳號" amount={1480} until="11/27（五）23:59"
 *   means={{ kind: 'atm', bank_code: '013', account: '9103552212345678' }} onCopy={copyText} />
 */
export function PaymentSlip({
  name,
  amount,
  means,
  until,
  timeLeft,
  onCopy,
  children,
  level = 2,
}: PaymentSlipProps) {
  const labels = useOrderLabels();
  const id = useId();
  const { main, others } = useMeansRows(means, onCopy);
  return (
    <Sheet aria-labelledby={id}>
      <Top>
        <Heading id={id} level={level} size="lg">
          {name}
        </Heading>
        {main}
      </Top>
      <Fold />
      <Rest>
        <Facts>
          <div>
            <dt>{labels.amountDue}</dt>
            <dd>
              <Price amount={amount} size="lg" />
            </dd>
          </div>
          {until && (
            <div>
              <dt>{labels.payBy}</dt>
              <dd>
                {until}
                <Left>{timeLeft}</Left>
              </dd>
            </div>
          )}
        </Facts>
        {others.length > 0 && <Rows>{others}</Rows>}
        <Advice>
          {labels.howToPay[means.kind]}
          {until && labels.afterDeadline}
        </Advice>
        {children}
      </Rest>
    </Sheet>
  );
}

interface MeansRows {
  /** What is typed or scanned to pay: it comes first on the slip. */
  readonly main: ReactNode;
  /** What else a bank asks for. */
  readonly others: readonly ReactNode[];
}

function useMeansRows(means: PaymentMeans, onCopy: PaymentSlipProps['onCopy']): MeansRows {
  const labels = useOrderLabels();
  const figures = (what: string, shown: string, text: string, name?: string) => (
    <Row key={what}>
      <dt>{what}</dt>
      <dd>
        <Figures as={LeftToRight}>{shown}</Figures> {name}
      </dd>
      <dd>
        <CopyButton what={what} text={text} onCopy={onCopy} />
      </dd>
    </Row>
  );
  const line = (what: string, ...shown: readonly (string | null | undefined)[]) => (
    <Row key={what}>
      <dt>{what}</dt>
      <dd>{shown.filter(Boolean).join(' ')}</dd>
    </Row>
  );
  const first = (row: ReactNode) => <Rows data-main>{row}</Rows>;
  const account = (of: string) => first(figures(labels.account, inGroups(of), of));
  switch (means.kind) {
    case 'barcode':
      return {
        main: (
          <Bars role="list" aria-label={labels.barcodes}>
            {means.barcodes.map((barcode) => (
              <li key={barcode}>
                <Barcode value={barcode} />
              </li>
            ))}
          </Bars>
        ),
        others: [],
      };
    case 'cvs':
      return {
        main: first(figures(labels.paymentNo, means.payment_no, means.payment_no)),
        others: [],
      };
    case 'atm':
      return {
        main: account(means.account),
        others: [figures(labels.bank, means.bank_code, means.bank_code, means.bank_name)],
      };
    case 'transfer':
      return {
        main: account(means.account),
        others: [
          line(labels.bankOfTransfer, means.bank_code, means.bank_name),
          ...(means.branch_code || means.branch_name
            ? [line(labels.branch, means.branch_code, means.branch_name)]
            : []),
          line(labels.accountName, means.account_name),
        ],
      };
  }
}
