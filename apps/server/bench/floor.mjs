// The floor of the mall's benchmark: bare Fastify with the least SQL that gives the same result, each
// statement prepared. No validation, rules or presenters. Runs as a process of its own.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();
const ok = (data) => ({ valid: true, data, code: 0, msg: '' });

const SQL = {
  member: `select m.id from sessions s join members m on m.id = s.member_id
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and m.deleted_at is null`,
  list: `select p.id as p_id, p.name, p.amount, p.market_price, p.layer, p.sold_count, p.collect_count,
      picture.path as index_img, picture.color, stock.sum as stock, stock.variants,
      exists (select 1 from product_collects c where c.product_id = p.id and c.member_id = $1) as is_collect,
      (select count(*)::int from products where published) as total
    from (select * from products where published order by created_at desc, id desc limit 24) p
    cross join lateral (select path, color from product_pictures where product_id = p.id order by position limit 1) picture
    cross join lateral (
      select coalesce(sum(stock), 0)::int as sum, count(*)::int as variants from product_rules where product_id = p.id) stock
    order by p.created_at desc, p.id desc`,
  detail: `select p.*, c.name as category,
      (select json_agg(r order by r.position) from product_rules r where r.product_id = p.id) as rules,
      (select json_agg(i.path order by i.position) from product_pictures i where i.product_id = p.id) as pictures
    from products p join categories c on c.id = p.category_id where p.id = $1 and p.published`,
  feed: `select a.id, a.content, a.like_count, a.comment_count, a.created_at, m.name, m.avatar,
      (select json_agg(x order by x.position) from article_media x where x.article_id = a.id) as media,
      (select json_agg(c) from (select * from article_comments where article_id = a.id and deleted_at is null
        order by id desc limit 2) c) as comments,
      (select count(*)::int from articles where deleted_at is null and permission = 1) as total
    from articles a join members m on m.id = a.member_id
    where a.deleted_at is null and a.permission = 1 order by a.created_at desc, a.id desc limit 10`,
  stock: 'select stock, amount from product_rules where id = $1',
  add: `insert into cart_items (member_id, layer, rule_id, relation_id, type, quantity) values ($1, 1, $2, 0, 1, $3)
    on conflict (member_id, layer, rule_id, relation_id, type)
    do update set quantity = cart_items.quantity + excluded.quantity`,
  cart: `select i.rule_id, i.quantity, r.amount, r.market_price, r.stock, p.name, picture.path as index_img
    from cart_items i join product_rules r on r.id = i.rule_id join products p on p.id = r.product_id
    cross join lateral (select path from product_pictures where product_id = p.id order by position limit 1) picture
    where i.member_id = $1 and i.layer = 1 order by i.id`,
  ship: `with chosen as (
      insert into shipping_choices (member_id, layer, method_id, name, phone, county, district, zip, street)
      values ($1, 1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (member_id, layer) do update set method_id = excluded.method_id, street = excluded.street)
    select fee, free_from from shipping_methods where id = $2`,
  take: `update product_rules r set stock = r.stock - i.quantity from cart_items i
    where i.member_id = $1 and i.layer = 1 and r.id = i.rule_id and r.stock >= i.quantity returning r.id`,
  place: `with placed as (
      insert into orders (trans_order_id, member_id, layer, items_amount, shipping_fee, final_amount, shipping, invoice)
      select $2, $1, 1, $3, 0, $3, to_jsonb(c), '{"kind":"member"}' from shipping_choices c
      where c.member_id = $1 and c.layer = 1 returning id),
    items as (
      insert into order_items (order_id, rule_id, type, name, picture, amount, market_price, quantity)
      select placed.id, i.rule_id, 1, p.name, '', r.amount, r.market_price, i.quantity
      from placed, cart_items i join product_rules r on r.id = i.rule_id join products p on p.id = r.product_id
      where i.member_id = $1 and i.layer = 1),
    event as (insert into order_events (order_id, "to", actor) select id, 'pending', 'bench' from placed),
    emptied as (delete from cart_items where member_id = $1 and layer = 1)
    insert into payment_attempts (merchant_trade_no, order_id, method, amount)
    select 'P' || $2, id, 'credit', $3 from placed`,
};
const run = (name, values = [], db = pool) => db.query({ name, text: SQL[name], values });

async function memberOf({ headers: { authorization } }) {
  if (authorization === undefined) return 0;
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const { rows } = await run('member', [hash]);
  return rows[0].id;
}

const listOf = (rows) => ok({ list: rows, page: { total_count: rows[0]?.total ?? 0 } });

app.get('/api/product/all', async (request) =>
  listOf((await run('list', [await memberOf(request)])).rows),
);
app.get('/api/product/detail/:id', async ({ params }) =>
  ok((await run('detail', [params.id])).rows[0]),
);
app.get('/api/article', async () => listOf((await run('feed')).rows));

const totalOf = (rows) => rows.reduce((sum, row) => sum + row.amount * row.quantity, 0);

app.post('/api/shopping/cart/1/add', async (request) => {
  const memberId = await memberOf(request);
  const { rule_id, quantity } = request.body;
  const stock = await run('stock', [rule_id]);
  if (stock.rows[0].stock < quantity) throw new Error('sold out');
  await run('add', [memberId, rule_id, quantity]);
  const { rows } = await run('cart', [memberId]);
  return ok({ list: rows, total: totalOf(rows) });
});

app.post('/api/payment/shipping/1', async (request) => {
  const memberId = await memberOf(request);
  const { shipping_id, name, phone, county, district, zip, street } = request.body;
  const method = await run('ship', [
    memberId,
    shipping_id,
    name,
    phone,
    county,
    district,
    zip,
    street,
  ]);
  const { rows } = await run('cart', [memberId]);
  const { fee, free_from } = method.rows[0];
  const items = totalOf(rows);
  return ok({
    totals: { total_amount: items + (free_from !== null && items >= free_from ? 0 : fee) },
  });
});

let orders = 0;
app.post('/api/shopping/cart/pay/1', async (request) => {
  const memberId = await memberOf(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await run('take', [memberId], client);
    const number = `B${process.pid}${(orders += 1)}`;
    await run('place', [memberId, number, request.body.total_amount], client);
    await client.query('commit');
    return ok({ trans_order_id: number });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
console.log(`site http://localhost:${app.server.address().port}`);
