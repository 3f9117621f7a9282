/** The labels of the address form. */
export interface AddressLabels {
  county: string;
  district: string;
  zip: string;
  /** Road, number and floor. */
  street: string;
  /** Placeholder of an empty select. */
  choose: string;
  /** Shown instead of the counties while they load. */
  loading: string;
  /** Shown instead of the districts until a county is selected. */
  countyFirst: string;
  /** Shown when the counties could not be loaded. */
  failed: string;
}
