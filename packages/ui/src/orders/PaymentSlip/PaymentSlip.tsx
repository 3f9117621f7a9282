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
import { groupDigits, type PaymentDetails } from './paymentDetails';

export interface PaymentSlipProps {
  /** The payment method's name, such as ATM 虛擬帳號. */
  name: string;
  /** Amount to pay, NT$. */
  amount: number;
  /** The account or codes to pay with. */
  details: PaymentDetails;
  /** The deadline, formatted; omitted when there is none. */
  until?: ReactNode;
  /** The time left, formatted; its line is reserved while it is unknown. */
  timeLeft?: ReactNode;
  /** Copies a text; rejects when the browser refuses to. */
  onCopy: (text: string) => Promise<void>;
  /** Content below, such as the form for the sender's account. */
  children?: ReactNode;
  /** Heading element, to fit the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
}

/**
 * Shows how to pay an order outside of this site: an ATM account, a store code, three barcodes or a
 * bank account first, then the amount and the deadline.
 *
 * @example
 * <PaymentSlip name="ATM 虛擬帳號" amount={1480} until="11/27（五）23:59"
 *   details={{ kind: 'atm', bank_code: '013', account: '9103552212345678' }} onCopy={copyText} />
 */
export function PaymentSlip({
  name,
  amount,
  details,
  until,
  timeLeft,
  onCopy,
  children,
  level = 2,
}: PaymentSlipProps) {
  const labels = useOrderLabels();
  const id = useId();
  const { main, others } = useDetailRows(details, onCopy);
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
          {labels.howToPay[details.kind]}
          {until && labels.afterDeadline}
        </Advice>
        {children}
      </Rest>
    </Sheet>
  );
}

interface DetailRows {
  /** The value to type or scan, first on the slip. */
  readonly main: ReactNode;
  /** Further details that a bank requires. */
  readonly others: readonly ReactNode[];
}

function useDetailRows(details: PaymentDetails, onCopy: PaymentSlipProps['onCopy']): DetailRows {
  const labels = useOrderLabels();
  const figures = (term: string, shown: string, text: string, name?: string) => (
    <Row key={term}>
      <dt>{term}</dt>
      <dd>
        <Figures as={LeftToRight}>{shown}</Figures> {name}
      </dd>
      <dd>
        <CopyButton name={term} text={text} onCopy={onCopy} />
      </dd>
    </Row>
  );
  const line = (term: string, ...shown: readonly (string | null | undefined)[]) => (
    <Row key={term}>
      <dt>{term}</dt>
      <dd>{shown.filter(Boolean).join(' ')}</dd>
    </Row>
  );
  const first = (row: ReactNode) => <Rows data-main>{row}</Rows>;
  const account = (of: string) => first(figures(labels.account, groupDigits(of), of));
  switch (details.kind) {
    case 'barcode':
      return {
        main: (
          <Bars role="list" aria-label={labels.barcodes}>
            {details.barcodes.map((barcode) => (
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
        main: first(figures(labels.paymentNo, details.payment_no, details.payment_no)),
        others: [],
      };
    case 'atm':
      return {
        main: account(details.account),
        others: [figures(labels.bank, details.bank_code, details.bank_code, details.bank_name)],
      };
    case 'transfer':
      return {
        main: account(details.account),
        others: [
          line(labels.bankOfTransfer, details.bank_code, details.bank_name),
          ...(details.branch_code || details.branch_name
            ? [line(labels.branch, details.branch_code, details.branch_name)]
            : []),
          line(labels.accountName, details.account_name),
        ],
      };
  }
}
