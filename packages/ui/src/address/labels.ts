/** The words of an address in Taiwan. */
export interface AddressLabels {
  county: string;
  district: string;
  zip: string;
  /** Road, number and floor. */
  street: string;
  /** Stands in a choice that has not been made. */
  choose: string;
}
