export {
  AddressForm,
  type AddressErrors,
  type AddressFormProps,
  type AddressValue,
  type CountyOption,
} from './AddressForm/AddressForm';
export { defaultAddressLabels } from '../labels/zh-TW/address';
export type { AddressLabels } from './labels';
