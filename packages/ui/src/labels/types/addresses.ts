/** The words of an address in Taiwan. */
export interface AddressLabels {
  county: string;
  district: string;
  zip: string;
  /** Road, number and floor. */
  street: string;
  /** Stands in a choice that has not been made. */
  choose: string;
  /** Stands in place of the counties while they are on their way. */
  loading: string;
  /** Stands in place of the districts until there is a county. */
  countyFirst: string;
  /** Said when the counties could not be read. */
  failed: string;
}
