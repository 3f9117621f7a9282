import type { DemoColleague, DemoGroup, DemoPerson } from './types';

/** Member groups. */
export const groups: DemoGroup[] = [
  { id: 1, name: '一般會員' },
  { id: 2, name: '好鄰居' },
  { id: 3, name: '團購主' },
  { id: 4, name: '廚友社' },
];

/** Members of this group may post on the wall (spec section 6). */
export const postGroupId = 4;

/** The password of every demo account; hashed when it is stored. */
export const demoPassword = 'Mall-1234';

/** Sign-in accounts of the demo, in the order in which the sign-in page offers them. */
export const accounts: DemoPerson[] = [
  { id: 1, name: '林小滿', email: 'member@mall.test', groupId: 2, role: 'member', avatar: 'avatars/member.avif' },
  { id: 2, name: '周予安', email: 'poster@mall.test', groupId: 4, role: 'poster', avatar: 'avatars/poster.avif' },
  { id: 3, name: '許文凱', email: 'dealer@mall.test', groupId: 3, role: 'dealer', avatar: 'avatars/dealer.avif' },
  { id: 4, name: '巷口小編', email: 'staff@mall.test', groupId: 4, role: 'staff', avatar: 'avatars/staff.avif' },
];

/** Who signs in to the desk of the demo, each with one role. They are members, too; 巷口小編 answers the chats. */
export const colleagues: DemoColleague[] = [
  { id: 5, name: '何明哲', email: 'owner@mall.test', deskRole: 'owner' },
  { id: 6, name: '蘇雅筑', email: 'manager@mall.test', deskRole: 'manager' },
  { id: 7, name: '簡志勇', email: 'clerk@mall.test', deskRole: 'clerk' },
  { id: 4, name: '巷口小編', email: 'staff@mall.test', deskRole: 'agent' },
];

const writers = ['阿芬廚房', '陳怡君', '巷尾老王', '三餐日記', 'Tina 廖', '麵包男孩', '佩珊', '阿嬤的孫', '慢慢煮', '黃士豪', '小島家', '露西'];
const neighbours = ['劉媽媽', 'Kevin Wu', '芊芊', '柏翰', '阿金姐', '雅婷', '鄭大哥', '小米', 'Vivian', '宗翰', '靜宜', '阿布', 'Joanne'];

/** People who write posts (11–22) and people who comment (23–35). Nobody signs in as them. */
export const crowd: DemoPerson[] = [
  ...writers.map((name, i) => person(11 + i, name, 4)),
  ...neighbours.map((name, i) => person(23 + i, name, (i % 3) + 1)),
];

function person(id: number, name: string, groupId: number): DemoPerson {
  return { id, name, email: `neighbour-${id}@mall.test`, groupId, role: groupId === postGroupId ? 'poster' : 'member', avatar: `avatars/neighbour-${id}.avif` };
}
