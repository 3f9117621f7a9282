export {
  AddressForm,
  type AddressErrors,
  type AddressFormProps,
  type AddressValue,
  type CountyOption,
} from './AddressForm/AddressForm';
export { defaultAddressLabels } from '../labels/zh-TW/addresses';
export type { AddressLabels } from '../labels/types/addresses';
