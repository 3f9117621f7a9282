// The callers of the load measurements: members with tokens, and what they call.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** A variant of the demo shop that everyone buys. */
export const RULE = 10011;

/** Signs a member in on a device, and returns the token. */
export async function signIn(client, memberId, device = 'bench') {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (token_hash, member_id, device_name, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), memberId, device],
  );
  return token;
}

/** Returns the tokens of new members with carts of their own; `gid`: their group. */
export async function makeCallers(client, count, gid = 1) {
  const tokens = [];
  for (let made = 0; made < count; made += 1) {
    const { rows } = await client.query(
      `insert into members (account, name, gid, created_at)
       values ($1, '測試', $2, now() - interval '7 days') returning id`,
      [`bench-${gid}-${made}@mall.test`, gid],
    );
    tokens.push(await signIn(client, rows[0].id));
  }
  return tokens;
}

/** The server has refused a call. */
export class Refused extends Error {
  constructor(what, status, answer) {
    super(`${what}: ${status} ${answer.slice(0, 300)}`);
    this.status = status;
    this.answer = answer;
  }
}

/** Returns a function that sends calls; those with a body are a member's. */
export function caller(port, token, agent) {
  return (method, url, body, isMember = false) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { accept: 'application/json' };
      if (text !== undefined || isMember) headers.authorization = `Bearer ${token}`;
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(text);
      }
      const sent = request(
        { host: '127.0.0.1', port, method, path: url, headers, agent },
        (reply) => {
          const chunks = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            if (reply.statusCode === 200) resolve(answer);
            else reject(new Refused(`${method} ${url}`, reply.statusCode, answer));
          });
        },
      );
      sent.once('error', reject);
      sent.end(text);
    });
}

const place = {
  name: '王小明',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip: '106',
};
/** Body of a call that adds the variant to the cart. */
export const add = { rule_id: RULE, quantity: 1, type: 1, relation_id: 0 };

/** Returns the shipping method that the callers choose. */
export async function findHomeDelivery(client) {
  const { rows } = await client.query(
    `select id from shipping_methods where layer = 1 and kind = 'home' order by position limit 1`,
  );
  return rows[0].id;
}

/** Buys one item: adds it, chooses the shipping and places the order. */
export async function buy(call, shippingId) {
  await call('POST', '/api/shopping/cart/1/add', add);
  const chosen = await call('POST', '/api/payment/shipping/1', {
    kind: 'home',
    shipping_id: shippingId,
    street: '巷口街 1 號',
    ...place,
  });
  const { total_amount } = JSON.parse(chosen).data.totals;
  await call('POST', '/api/shopping/cart/pay/1', {
    payment: { method: 'credit' },
    invoice: { kind: 'member' },
    total_amount,
  });
}
