/** The socket.io rooms: all staff, one member, one session. */
export const STAFF_ROOM = 'staff';
export const memberRoom = (id: number) => `member:${id}`;
export const sessionRoom = (session: Buffer) => `session:${session.toString('base64')}`;
