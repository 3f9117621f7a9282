import type { Language } from '../../kernel/language';

/** The socket.io rooms: all pages of the desk, one member or colleague, one session. */
export const STAFF_ROOM = 'staff';
export const memberRoom = (id: number) => `member:${id}`;
export const sessionRoom = (session: Buffer) => `session:${session.toString('base64')}`;
/** The sockets of such a room whose pages are in one language. */
export const inLanguage = (room: string, language: Language) => `${room}|${language}`;
/** Whether it matters that somebody is in the room: it is a member's. */
export const isPresenceRoom = (room: string): boolean => /^member:\d+$/.test(room);
