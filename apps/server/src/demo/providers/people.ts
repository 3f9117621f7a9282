/** A person that the fake providers can sign in. */
export interface FakePerson {
  /** The provider's id of the person. */
  readonly subject: string;
  readonly name: string;
  /** null: not shared with the shop. */
  readonly email: string | null;
  /** What to test with this person. */
  readonly note: string;
}

/** The people to choose from at a fake provider. */
export const fakePeople: readonly FakePerson[] = [
  {
    subject: 'U0000000000000000000000000000new1',
    name: '許小樂',
    email: 'happy@stand-in.test',
    note: '第一次來，有提供電子郵件',
  },
  {
    subject: 'U000000000000000000000000000known',
    name: '林小滿',
    email: 'member@mall.test',
    note: '電子郵件和示範會員 member@mall.test 相同',
  },
  {
    subject: 'U00000000000000000000000000nomail',
    name: '沒留信箱的人',
    email: null,
    note: '不提供電子郵件',
  },
];

export const findFakePerson = (subject: string): FakePerson | undefined =>
  fakePeople.find((person) => person.subject === subject);
