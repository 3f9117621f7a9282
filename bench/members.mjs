// The members whose pages the measurements of sockets open.
import { createHash, randomBytes } from 'node:crypto';

/**
 * Adds members with sessions, in two statements.
 *
 * @param {{ count: number, name: string, sessions?: number, role?: string }} options
 *   `name` distinguishes their accounts; `sessions`: of each member, on devices of its own.
 * @returns {Promise<{ id: number, tokens: string[] }[]>} the members, with the tokens of their sessions.
 */
export async function makeMembers(client, { count, name, sessions = 1, role = 'member' }) {
  const { rows } = await client.query(
    `insert into members (account, name, gid, role)
     select $1 || '-' || number || '@mall.test', '測試', 1, $3 from generate_series(1, $2) number returning id`,
    [name, count, role],
  );
  const members = rows.map(({ id }) => ({
    id,
    tokens: Array.from({ length: sessions }, () => randomBytes(32).toString('base64url')),
  }));
  const all = members.flatMap(({ id, tokens }) => tokens.map((token) => ({ id, token })));
  await client.query(
    `insert into sessions (token_hash, member_id, device_name, expires_at)
     select hash, member_id, 'device ' || number, now() + interval '1 day'
     from unnest($1::bytea[], $2::int[]) with ordinality as made (hash, member_id, number)`,
    [all.map(({ token }) => createHash('sha256').update(token).digest()), all.map(({ id }) => id)],
  );
  return members;
}
