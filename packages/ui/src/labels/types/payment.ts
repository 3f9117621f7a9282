/** The labels of the choice of payment. */
export interface PaymentLabels {
  paymentMethod: string;
  instalments: string;
  /** One number of instalments. `amount`: each of them, e.g. `NT$460`. */
  instalmentsOf: (count: number, amount: string) => string;
}
