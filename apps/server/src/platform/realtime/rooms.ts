/** Where sockets gather: all of the shop's people, of one member, of one session. */
export const STAFF_ROOM = 'staff';
export const memberRoom = (id: number) => `member:${id}`;
export const sessionRoom = (session: Buffer) => `session:${session.toString('base64')}`;
