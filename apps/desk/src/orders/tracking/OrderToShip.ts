/** An order that may be shipped. */
export interface OrderToShip {
  readonly o_id: string;
  readonly recipient: string;
}
