const QUERY = 'Q'.charCodeAt(0);
/** The message Sync, which ends an extended query. */
const SYNC = Buffer.from('S\0\0\0\x04', 'latin1');
/** The message ReadyForQuery, without its last byte, the transaction's status. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** Whether a client waits for ReadyForQuery after these messages. */
export const endsWithQuery = (messages: Uint8Array): boolean =>
  messages[0] === QUERY || SYNC.equals(messages.subarray(-SYNC.length));

/** Whether a response ends with ReadyForQuery. */
export const isReadyAfter = (response: Uint8Array): boolean =>
  READY.equals(response.subarray(-READY.length - 1, -1));
