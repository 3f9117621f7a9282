import { fang } from './people';
import { fixturesOf } from './replies';

const done = { done: true } as const;

/** The member's own account. */
export const members = fixturesOf('members', {
  profile: fang,
  saveProfile: fang,
  saveAvatar: fang,
  saveBarcode: fang,
  changePassword: done,
  updateToken: done,
  sessions: [
    {
      id: 31,
      device_name: 'iPhone，Safari',
      create_time: '2026-11-18 09:12:40',
      seen_time: '2026-11-20 20:05:00',
      is_current: true,
    },
    {
      id: 28,
      device_name: 'Windows，Chrome',
      create_time: '2026-11-02 21:40:11',
      seen_time: '2026-11-15 22:10:00',
      is_current: false,
    },
  ],
  endSessions: done,
  deleteAccount: done,
  extraColumns: [
    { key: 'birthday', label: '生日', kind: 'date', options: [], required: false },
    {
      key: 'heard_from',
      label: '怎麼知道我們的',
      kind: 'select',
      options: ['朋友介紹', '網路搜尋', '路過'],
      required: false,
    },
  ],
});
