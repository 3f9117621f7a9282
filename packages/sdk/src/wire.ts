/** Re-exports the numbers of the wire format by name: the same as `@mall/contract/wire`. */
export {
  FLAGS,
  LAYERS,
  LINE_TYPES,
  MEDIA_TYPES,
  MESSAGE_TYPES,
  NO_RELATION,
  PERMISSIONS,
} from '@mall/contract/wire';
