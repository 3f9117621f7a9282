// The baseline of the mall's benchmark: the same replies from Fastify and SQL written by hand,
// without validation, rules and presenters. Runs as a process of its own.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();
const ok = (data) => ({ valid: true, data, code: 0, msg: '' });

async function memberOf(request) {
  const token = request.headers.authorization.slice('Bearer '.length);
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query(
    `select m.id from sessions s join members m on m.id = s.member_id
     where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`,
    [hash],
  );
  return rows[0].id;
}

app.get('/api/product/all', async () => {
  const [list, total] = await Promise.all([
    pool.query(
      `select p.id as p_id, p.name, p.amount, p.market_price, p.layer,
         (select path from product_pictures where product_id = p.id order by position limit 1) as index_img,
         coalesce((select sum(stock) from product_rules where product_id = p.id), 0)::int as stock
       from products p where p.published order by p.created_at desc, p.id desc limit 24`,
    ),
    pool.query('select count(*)::int as total from products where published'),
  ]);
  const page = { current_page: 1, per_page: 24, total_count: total.rows[0].total };
  return ok({ list: list.rows, page });
});

app.get('/api/product/detail/:id', async ({ params }) => {
  const id = [params.id];
  const [product, pictures, rules, articles] = await Promise.all([
    pool.query(
      `select p.*, c.name as category from products p join categories c on c.id = p.category_id where p.id = $1`,
      id,
    ),
    pool.query('select path from product_pictures where product_id = $1 order by position', id),
    pool.query('select * from product_rules where product_id = $1 order by position', id),
    pool.query(
      `select a.id, a.content, a.like_count, m.name, m.avatar from articles a join members m on m.id = a.member_id
       where a.deleted_at is null and a.permission = 1
         and a.id in (select article_id from article_products where product_id = $1)
       order by a.created_at desc limit 6`,
      id,
    ),
  ]);
  const ids = articles.rows.map((article) => article.id);
  const [media, comments] = await Promise.all([
    pool.query('select * from article_media where article_id = any($1) order by position', [ids]),
    pool.query(
      `select c.* from unnest($1::int[]) as a(id) cross join lateral (
         select * from article_comments where article_id = a.id and deleted_at is null order by id desc limit 2) c`,
      [ids],
    ),
  ]);
  return ok({
    ...product.rows[0],
    pictures: pictures.rows,
    rules: rules.rows,
    articles: articles.rows,
    media: media.rows,
    comments: comments.rows,
  });
});

const cartOf = (db, memberId) =>
  db.query(
    `select i.rule_id, i.quantity, r.amount, r.market_price, r.stock, p.name,
       (select path from product_pictures where product_id = p.id order by position limit 1) as index_img
     from cart_items i join product_rules r on r.id = i.rule_id join products p on p.id = r.product_id
     where i.member_id = $1 and i.layer = 1 order by i.id`,
    [memberId],
  );

app.post('/api/shopping/cart/1/add', async (request) => {
  const memberId = await memberOf(request);
  const { rule_id, quantity } = request.body;
  await pool.query(
    `insert into cart_items (member_id, layer, rule_id, relation_id, type, quantity) values ($1, 1, $2, 0, 1, $3)
     on conflict (member_id, layer, rule_id, relation_id, type)
     do update set quantity = cart_items.quantity + excluded.quantity`,
    [memberId, rule_id, quantity],
  );
  const { rows } = await cartOf(pool, memberId);
  return ok({ list: rows, total: rows.reduce((sum, row) => sum + row.amount * row.quantity, 0) });
});

app.post('/api/payment/shipping/1', async (request) => {
  const memberId = await memberOf(request);
  const { shipping_id, name, phone, county, district, zip, street } = request.body;
  await pool.query(
    `insert into shipping_choices (member_id, layer, method_id, name, phone, county, district, zip, street)
     values ($1, 1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (member_id, layer) do update set method_id = excluded.method_id, street = excluded.street`,
    [memberId, shipping_id, name, phone, county, district, zip, street],
  );
  const { rows } = await cartOf(pool, memberId);
  const itemsTotal = rows.reduce((sum, row) => sum + row.amount * row.quantity, 0);
  const method = await pool.query('select fee, free_from from shipping_methods where id = $1', [
    shipping_id,
  ]);
  const { fee, free_from } = method.rows[0];
  const waived = free_from !== null && itemsTotal >= free_from;
  return ok({ totals: { total_amount: itemsTotal + (waived ? 0 : fee) } });
});

let orders = 0;
app.post('/api/shopping/cart/pay/1', async (request) => {
  const memberId = await memberOf(request);
  const { total_amount } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await cartOf(client, memberId);
    for (const { rule_id, quantity } of rows) {
      await client.query(
        'update product_rules set stock = stock - $2 where id = $1 and stock >= $2',
        [rule_id, quantity],
      );
    }
    const number = `B${process.pid}${(orders += 1)}`;
    const placed = await client.query(
      `insert into orders (trans_order_id, member_id, layer, items_amount, shipping_fee, final_amount, shipping, invoice)
       select $1::text, $2::int, 1, $3::int, 0, $3::int, to_jsonb(c), '{"kind":"member"}' from shipping_choices c
       where c.member_id = $2 and c.layer = 1 returning id`,
      [number, memberId, total_amount],
    );
    const orderId = placed.rows[0].id;
    for (const row of rows) {
      await client.query(
        `insert into order_items (order_id, rule_id, type, name, picture, amount, market_price, quantity)
         values ($1, $2, 1, $3, $4, $5, $6, $7)`,
        [
          orderId,
          row.rule_id,
          row.name,
          row.index_img ?? '',
          row.amount,
          row.market_price,
          row.quantity,
        ],
      );
    }
    await client.query(
      `insert into order_events (order_id, "to", actor) values ($1, 'pending', 'bench')`,
      [orderId],
    );
    await client.query('delete from cart_items where member_id = $1 and layer = 1', [memberId]);
    await client.query(
      `insert into payment_attempts (merchant_trade_no, order_id, method, amount) values ($1, $2, 'credit', $3)`,
      [`P${number}`, orderId, total_amount],
    );
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
