export { currentShipping, type CurrentShipping } from './current-shipping.service';
export { type Departure, nextDeparture } from './delivery-calendar';
export { scheduleOf } from './delivery-schedule';
export { presentDeparture } from './departure.presenter';
export { presentDelivery } from './delivery.presenter';
export { readDelivery } from './delivery.service';
export { type Choice, destinationOf } from './destination.service';
export { MAP_PATH, type StoreMap } from './ecpay-store-map';
export { feeFor, type Region, regionOf } from './shipping-fee';
export { readHomeDelivery } from './home-delivery.service';
export { guardLayer, openLayers } from './open-layers';
export { readOrderParcel } from './order-parcel.service';
export { planFor, regionOfSnapshot, type ShippingPlan } from './shipping-snapshot';
export { type Parcel, shippingProblem } from './shipping.policy';
export {
  choiceRows,
  type ChoiceRow,
  findLatestHomeChoice,
  findMethods,
  methodRows,
  type MethodRow,
  saveChoice,
} from './shipping.repo';
export { pickedStoreRows, purgeMapVisits, type Store } from './store-map.repo';
export { storeLayers } from './store-layers.service';
export { openStoreMap, readStores, storesByMethod } from './stores.service';
export { shopCalendarOf } from './shop-calendar';
export { memberEraser } from './member-eraser.repo';
