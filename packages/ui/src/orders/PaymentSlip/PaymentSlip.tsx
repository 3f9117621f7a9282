import { useId, type ReactNode } from 'react';
import { Barcode } from '../../kit/Barcode/Barcode';
import { CopyButton } from '../../kit/CopyButton/CopyButton';
import { Heading } from '../../kit/Heading/Heading';
import { LeftToRight } from '../../kit/LeftToRight/LeftToRight';
import { Price } from '../../products/Price/Price';
import { useOrderLabels } from '../orderLabels';
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
 * What is needed to pay an order outside of this site: an ATM account, a store code, three barcodes or a bank
 * account, with the amount and the deadline.
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
  return (
    <Sheet aria-labelledby={id}>
      <Top>
        <Heading id={id} level={level} size="lg">
          {name}
        </Heading>
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
      </Top>
      <Fold />
      <Rest>
        <Means means={means} onCopy={onCopy} />
        <Advice>
          {labels.howToPay[means.kind]}
          {until && labels.afterDeadline}
        </Advice>
        {children}
      </Rest>
    </Sheet>
  );
}

function Means({ means, onCopy }: Pick<PaymentSlipProps, 'means' | 'onCopy'>) {
  const labels = useOrderLabels();
  if (means.kind === 'barcode') {
    return (
      <Bars role="list" aria-label={labels.barcodes}>
        {means.barcodes.map((barcode) => (
          <li key={barcode}>
            <Barcode value={barcode} />
          </li>
        ))}
      </Bars>
    );
  }
  const copied = (what: string, shown: string, text: string, name?: string) => (
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
  if (means.kind === 'cvs') {
    return <Rows>{copied(labels.paymentNo, means.payment_no, means.payment_no)}</Rows>;
  }
  const account = copied(labels.account, inGroups(means.account), means.account);
  if (means.kind === 'atm') {
    return (
      <Rows>
        {copied(labels.bank, means.bank_code, means.bank_code, means.bank_name)}
        {account}
      </Rows>
    );
  }
  return (
    <Rows>
      <Row>
        <dt>{labels.bankOfTransfer}</dt>
        <dd>
          {means.bank_code} {means.bank_name}
        </dd>
      </Row>
      {(means.branch_code || means.branch_name) && (
        <Row>
          <dt>{labels.branch}</dt>
          <dd>
            {means.branch_code} {means.branch_name}
          </dd>
        </Row>
      )}
      <Row>
        <dt>{labels.accountName}</dt>
        <dd>{means.account_name}</dd>
      </Row>
      {account}
    </Rows>
  );
}
