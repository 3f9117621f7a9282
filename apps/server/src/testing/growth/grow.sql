-- Grows a demo shop: by default 100,000 products, 300,000 posts, 1,000,000 orders and 200,000 members, with
-- everything that belongs to them. The setting `grow.scale` multiplies these numbers, but no large table gets
-- fewer than 20,000 rows: below that PostgreSQL plans other queries than for a large shop.
-- Nothing is due: no job finds expired rows, because in a running shop it deletes them as they expire.
-- Run it once, as a superuser, in one session, and `vacuum analyze` afterwards.
set statement_timeout = 0;
set synchronous_commit = off;
set maintenance_work_mem = '256MB';
-- No triggers and no foreign key checks: the rows below are consistent, and checks take most of the time.
set session_replication_role = replica;

create function pg_temp.scaled(rows_at_scale_1 integer) returns integer language sql stable as $$
  select greatest(20000, round(rows_at_scale_1 * current_setting('grow.scale')::numeric))::integer
$$;
-- A number from 0 to below `below`, the same for the same arguments and evenly spread.
create function pg_temp.spread(number bigint, salt integer, below bigint) returns integer language sql stable as $$
  select ((number * 7919 + salt * 104729) % below)::integer
$$;

create temp table source_products as
  select row_number() over (order by id) - 1 as place, count(*) over () as total, products.* from products;
create temp table source_articles as
  select row_number() over (order by id) - 1 as place, count(*) over () as total, articles.*
  from articles where deleted_at is null;
create temp table source_orders as
  select row_number() over (order by id) - 1 as place, count(*) over () as total, orders.*
  from orders where state = 'completed';
create temp table source_items as
  select row_number() over (order by id) - 1 as place, count(*) over () as total, order_items.* from order_items;
create temp table source_media as
  select row_number() over (order by id) - 1 as place, count(*) over () as total, article_media.*
  from article_media where article_id is not null;

-- Members, with 1 in 50 who may post, and one dealer per 200.
create temp table new_members (place serial, id integer primary key);
with added as (
  insert into members (account, email, phone, name, gid, is_dealer, dealer_code, created_at)
  select 'grown' || g || '@grow.test', 'grown' || g || '@grow.test', '0912345678', '會員 ' || g,
    case when g % 50 = 0 then 4 else 1 end, g % 200 = 0,
    case when g % 200 = 0 then 'G' || lpad(g::text, 7, '0') end, now() - (g % 900) * interval '1 day'
  from generate_series(1, pg_temp.scaled(200000)) g
  returning id
)
insert into new_members (id) select id from added order by id;
analyze new_members;
create temp table size as
  select min(id) as first_member, count(*) as members, 0 as first_product, 0 as products, 0 as first_rule, 0 as rules,
    0 as first_article, 0 as articles, 0 as first_order, 0 as orders, 0 as first_ticket
  from new_members;
create function pg_temp.member(number bigint, salt integer) returns integer language sql stable as $$
  select first_member + pg_temp.spread(number, salt, members) from size
$$;
update members set dealer_id = pg_temp.member(members.id / 200 * 200, 0)
  from new_members where new_members.id = members.id and new_members.place % 10 = 0;
update members set is_dealer = true where id in (select dealer_id from members where dealer_id is not null);
insert into addresses (member_id, type, name, phone, county, district, zip, street, is_default)
  select id, 'home', '王小明', '0912345678', '臺北市', '大安區', '106', '巷口街 ' || place || ' 號', true from new_members;
insert into member_identities (provider, subject, member_id)
  select 'line', 'grown-' || id, id from new_members;

-- Products, as variants of the demo's.
create temp table new_products (place serial, id integer primary key, source integer);
insert into new_products (id, source)
  select nextval(pg_get_serial_sequence('products', 'id')), source_products.id
  from generate_series(1, pg_temp.scaled(100000)) g join source_products on place = g % total
  order by g;
analyze new_products;
insert into products (id, slug, category_id, name, summary, description, keywords, specs, layer, fits_store_pickup,
    perishable, published, in_stock, amount, market_price, sold_count, collect_count, created_at, search_text)
  select n.id, slug || '-' || n.place, category_id, name || ' ' || n.place, summary, description, keywords, specs, layer,
    fits_store_pickup, perishable, published, n.place % 20 > 0, amount + n.place % 50, market_price + n.place % 50,
    -- Spread over all products: the few best-selling ones of the demo would be the first thousands of the shop.
    n.place * 7919 % 1500, collect_count * (n.place % 5) / 5, created_at - n.place * interval '10 minutes',
    regexp_replace(search_text, E'\n', ' ' || n.place || E'\n')
  from new_products n join source_products p on p.id = n.source;
insert into product_rules (product_id, position, attributes, amount, market_price, stock)
  select n.id, position, attributes, amount + n.place % 50, market_price + n.place % 50,
    case when n.place % 20 = 0 then 0 else 1000 end
  from new_products n join product_rules r on r.product_id = n.source order by n.place, position;
insert into product_pictures (product_id, position, path, color)
  select n.id, position, path, color from new_products n join product_pictures p on p.product_id = n.source;
analyze products, product_rules;
update size set first_product = new.first_product, products = new.products
  from (select min(id) as first_product, count(*) as products from new_products) new;
update size set first_rule = new.first_rule, rules = new.rules
  from (
    select min(r.id) as first_rule, count(*) as rules from product_rules r join new_products n on n.id = r.product_id
  ) new;
create function pg_temp.product(number bigint, salt integer) returns integer language sql stable as $$
  select first_product + pg_temp.spread(number, salt, products) from size
$$;
create function pg_temp.rule(number bigint, salt integer) returns integer language sql stable as $$
  select first_rule + pg_temp.spread(number, salt, rules) from size
$$;
insert into product_gifts (product_id, min_quantity, gift_rule_id)
  select pg_temp.product(g, 1), 3, pg_temp.rule(g, 2) from generate_series(1, pg_temp.scaled(20000)) g;
insert into product_addons (product_id, addon_rule_id, amount)
  select pg_temp.product(g, 3), pg_temp.rule(g, 4), 10 from generate_series(1, pg_temp.scaled(20000)) g;
insert into product_collects (member_id, product_id, amount, sold_out, created_at)
  select pg_temp.member(g, 5), pg_temp.product(g / 3, 6), 100, false, now() - (g % 300) * interval '1 day'
  from generate_series(1, pg_temp.scaled(500000)) g on conflict do nothing;
insert into product_waits (member_id, product_id)
  select pg_temp.member(g, 7), pg_temp.product(g / 3 * 20, 8) from generate_series(1, pg_temp.scaled(20000)) g
  on conflict do nothing;

-- Posts. The newest one of them is popular, and so is the product that every tenth post recommends.
create temp table new_articles (place serial, id integer primary key, member_id integer, source integer);
insert into new_articles (id, member_id, source)
  select nextval(pg_get_serial_sequence('articles', 'id')), pg_temp.member(g, 9), source_articles.id
  from generate_series(1, pg_temp.scaled(300000)) g join source_articles on place = g % total
  order by g;
analyze new_articles;
insert into articles (id, member_id, content, permission, promoted, like_count, comment_count, created_at, updated_at, search_text)
  select n.id, n.member_id, content || ' ' || n.place, permission, false, case when n.place = 1 then 20000 else 2 end,
    case when n.place = 1 then 20000 else 2 end, now() - n.place * interval '3 minutes', now() - n.place * interval '3 minutes',
    search_text || ' ' || n.place
  from new_articles n join source_articles a on a.id = n.source;
insert into article_groups (article_id, group_id)
  select n.id, group_id from new_articles n join article_groups g on g.article_id = n.source;
insert into article_media (article_id, member_id, kind, path, srcset, position, width, height, color)
  select n.id, n.member_id, kind, path || '?' || n.id, srcset, 0, width, height, color
  from new_articles n join source_media m on m.place = n.place % m.total;
update size set first_article = new.first_article, articles = new.articles
  from (select min(id) as first_article, count(*) as articles from new_articles) new;
insert into article_products (article_id, product_id, position)
  select id, case when place % 5 = 0 then (select first_product from size) else pg_temp.product(place, 10) end, 0
  from new_articles;
insert into article_comments (article_id, member_id, comment, created_at)
  select first_article, pg_temp.member(g, 11), '好香 ' || g, now() - g * interval '1 second'
    from size, generate_series(20000, 1, -1) g
  union all
  select id, pg_temp.member(place * 2 + g, 12), '好吃嗎？', now() - place * interval '3 minutes'
    from new_articles, generate_series(0, 1) g where place > 1;
insert into comment_likes (comment_id, member_id)
  select id, pg_temp.member(id, 19) from article_comments on conflict do nothing;
insert into article_likes (article_id, member_id, created_at)
  select (select first_article from size), id, now() from new_members
  union all
  select id, pg_temp.member(place * 2 + g, 13), now() - place * interval '3 minutes'
    from new_articles, generate_series(0, 1) g where place > 1
  on conflict do nothing;
insert into article_collects (article_id, member_id, created_at)
  select first_article + pg_temp.spread(g / 3, 14, articles), pg_temp.member(g, 15), now() - (g % 300) * interval '1 day'
  from size, generate_series(1, pg_temp.scaled(300000)) g on conflict do nothing;
insert into article_reports (article_id, member_id, reason, resolved_at)
  select first_article + pg_temp.spread(g, 16, articles), pg_temp.member(g, 17), '廣告', now() - g * interval '1 minute'
  from size, generate_series(1, pg_temp.scaled(20000)) g on conflict do nothing;

insert into report_copies (article_id, member_id, text, media, decided_at)
  select distinct on (reported.article_id) reported.article_id, article.member_id, article.content, '[]', reported.resolved_at
  from article_reports as reported join articles as article on article.id = reported.article_id
  where reported.comment_id is null order by reported.article_id, reported.id limit pg_temp.scaled(5000);

-- Orders over three years. The latest ones are open.
create temp table new_orders (place serial, id integer primary key, member_id integer, created_at timestamptz, state text);
insert into new_orders (id, member_id, created_at, state)
  select nextval(pg_get_serial_sequence('orders', 'id')), pg_temp.member(g, 18),
    now() - (pg_temp.scaled(1000000) - g) * (interval '1000 days' / pg_temp.scaled(1000000)),
    case
      when g > pg_temp.scaled(1000000) * 0.999 then 'pending'
      when g > pg_temp.scaled(1000000) * 0.998 then 'paid'
      when g > pg_temp.scaled(1000000) * 0.997 then 'preparing'
      when g > pg_temp.scaled(1000000) * 0.9965 then 'refunding'
      when g > pg_temp.scaled(1000000) * 0.995 then 'shipped'
      when g > pg_temp.scaled(1000000) * 0.990 then 'arrived'
      when g % 50 = 0 then 'refunded' when g % 20 = 0 then 'expired' else 'completed'
    end
  from generate_series(1, pg_temp.scaled(1000000)) g order by g;
analyze new_orders;
insert into orders (id, trans_order_id, member_id, layer, state, pay_status, items_amount, shipping_fee, discount, points_used,
    points_discount, final_amount, shipping, invoice, payment_method, note, carrier, tracking_number, created_at, paid_at, expires_at, leaves_on, remit_account_check)
  select n.id, 'G' || lpad(n.place::text, 9, '0'), n.member_id, layer, n.state,
    case when n.state in ('pending', 'expired') then 'unpaid' when n.state = 'refunded' then 'refunded' else 'paid' end,
    items_amount, shipping_fee, discount, points_used, points_discount, final_amount, shipping, invoice, payment_method,
    note, carrier, tracking_number, n.created_at, case when n.state not in ('pending', 'expired') then n.created_at end,
    case when n.state = 'pending' then now() + interval '1 day' end,
    case when n.state in ('paid', 'preparing') then current_date - 1 + n.place % 3 end,
    case when n.state = 'pending' and payment_method = 'transfer' then '12345' end
  from new_orders n join source_orders o on o.place = n.place % o.total;
insert into order_items (order_id, product_id, rule_id, type, name, picture, attributes, amount, market_price, quantity)
  select n.id, r.product_id, r.id, 1, i.name, i.picture, r.attributes, i.amount, i.market_price, i.quantity
  from new_orders n join source_items i on i.place = n.place % i.total
  join product_rules r on r.id = pg_temp.rule(n.place, 19) order by n.id;
insert into order_events (order_id, "from", "to", actor, created_at)
  select id, null, 'pending', 'member:' || member_id, created_at from new_orders
  union all
  select id, 'pending', 'paid', 'gateway', created_at from new_orders where state not in ('pending', 'expired')
  union all
  select id, 'shipped', 'arrived', 'staff:4', greatest(created_at + interval '2 days', now() - interval '3 days')
    from new_orders where state = 'arrived'
  union all
  select id, 'shipped', 'arrived', 'staff:4', created_at + interval '2 days'
    from new_orders where state = 'completed';
insert into order_messages (order_id, author_id, from_shop, text, created_at)
  select id, member_id, false, '請問何時出貨？', created_at from new_orders where place % 10 = 0 or place < 20000;
insert into payment_attempts (merchant_trade_no, order_id, method, amount, state, created_at, paid_at)
  select 'G' || lpad(place::text, 9, '0') || 'A', id, 'credit', 100,
    case state when 'pending' then 'started' when 'expired' then 'expired' else 'paid' end, created_at, created_at
  from new_orders;
insert into refunds (attempt_id, order_id, kind, amount, state, next_try_at, settled_at)
  -- Over two years, so that few of them are of the last days.
  select max(a.id), a.order_id, 'order', 100, 'settled', now(), now() - (a.order_id % 700) * interval '1 day'
  from payment_attempts a join new_orders n on n.id = a.order_id where n.state = 'refunded' or n.place < 20000
  group by a.order_id;
insert into payment_pages (token_hash, action, fields, expires_at, used_at)
  select sha256(('page' || g)::bytea), 'https://payment.example/', '{}', now() + interval '1 hour', now()
  from generate_series(1, pg_temp.scaled(20000)) g;
insert into sandbox_trades (merchant_trade_no, request, state)
  select 'S' || g, '{}', 'paid' from generate_series(1, pg_temp.scaled(20000)) g;
insert into sandbox_values (key, purpose, value, expires_at)
  select 'V' || g, 'line_code', '{}', now() + interval '10 minutes' from generate_series(1, pg_temp.scaled(20000)) g;
update size set first_order = new.first_order, orders = new.orders
  from (select min(id) as first_order, count(*) as orders from new_orders) new;

-- Coupons of which half are over, and tickets: used ones with their order, and unused ones.
insert into coupons (code, name, kind, value, starts_at, ends_at, total_limit)
  select 'GROWN' || g, '折 50', 'amount', 50, now() - interval '400 days',
    now() + case when g % 2 = 0 then interval '30 days' else - interval '30 days' end, 1000000
  from generate_series(1, pg_temp.scaled(20000)) g;
create temp table new_coupons as
  select row_number() over (order by id) - 1 as place, count(*) over () as total, id from coupons where code like 'GROWN%';
analyze coupons, new_coupons;
insert into coupon_tickets (coupon_id, member_id, order_id, used_at, created_at)
  select c.id, n.member_id, case when n.place % 3 > 0 then n.id end, case when n.place % 3 > 0 then n.created_at end, n.created_at
  from new_orders n join new_coupons c on c.place = n.place % (select max(total) from new_coupons) where n.place % 2 = 0 or n.place < 40000;
insert into cart_tickets (member_id, layer, ticket_id)
  select member_id, 1, id from coupon_tickets where order_id is null order by id desc limit pg_temp.scaled(20000);

-- Carts and shipping choices.
insert into cart_items (member_id, layer, rule_id, relation_id, type, quantity)
  select pg_temp.member(g / 3, 20), layer, r.id, 0, 1, 1
  from generate_series(1, pg_temp.scaled(300000)) g join product_rules r on r.id = pg_temp.rule(g, 21)
  join products p on p.id = r.product_id on conflict do nothing;
insert into cart_points (member_id, layer, points) select id, 1, 1 from new_members;
insert into shipping_choices (member_id, layer, method_id, name, phone, county, district, zip, street)
  select new_members.id, method.layer, method.id, '王小明', '0912345678', '臺北市', '大安區', '106', '巷口街 1 號'
  from new_members, (select distinct on (layer) layer, id from shipping_methods where kind = 'home' order by layer, id) method;
insert into store_map_visits (nonce, member_id, method_id, expires_at)
  select 'grown' || g, pg_temp.member(g, 22), (select min(id) from shipping_methods where kind = 'cvs'), now() + interval '1 hour'
  from generate_series(1, pg_temp.scaled(20000)) g;

-- Points: two earnings and one expense per member, and debts.
insert into point_entries (member_id, amount, reason, order_id, remaining, expires_at, created_at)
  select member_id, 10, 'earned', id, case when place % 2 = 0 then 10 else 0 end, now() + interval '300 days', created_at
  from new_orders;
insert into point_entries (member_id, amount, reason, order_id, created_at)
  select member_id, -5, 'spent', id, created_at from new_orders where place % 2 = 1;
update members set points = ledger.points
  from (select member_id, sum(amount) as points from point_entries group by member_id) ledger
  where ledger.member_id = members.id;
insert into point_debts (order_id, member_id, owed)
  select id, member_id, 0 from new_orders where place <= 20000;

-- Dealers' earnings, closed month by month.
insert into dealer_charges (dealer_id, month, orders_count, amount, state, paid_at)
  select m.id, to_char(now() - month * interval '1 month', 'YYYY-MM'), 3, 300, 'paid', now()
  from new_members m, generate_series(1, 36) month
  where m.place <= pg_temp.scaled(20000) / 30;
analyze dealer_charges;
insert into dealer_payment_infos (member_id, bank_code, bank_name, branch_name, account_name, account)
  select id, '007', '第一銀行', '大稻埕分行', '許文凱', '12345678901' from new_members;
insert into dealer_profits (order_id, dealer_id, amount, percent, commission, charge_id, created_at)
  select n.id, c.dealer_id, 100, 5, 5, c.id, n.created_at
  from new_orders n join lateral (
    select * from dealer_charges where id = (select max(id) from dealer_charges) - n.place % 20000
  ) c on true
  where n.place % 10 = 0 or n.place <= 20000;

-- Notifications with their actors, read but for one in three; chat; what members switched off.
insert into notifications (member_id, kind, title, content, group_key, created_at, read_at)
  select pg_temp.member(g, 23), 1 + g % 2, '通知', '內容', 'like:' || g, now() - (g % 500) * interval '1 day',
    case when g % 3 > 0 then now() end
  from generate_series(1, pg_temp.scaled(600000)) g;
insert into notification_actors (notification_id, member_id)
  select id, pg_temp.member(id, 24) from notifications where group_key like 'like:%' and id % 2 = 0;
insert into notification_mutes (member_id, topic) select id, 'like' from new_members;
insert into chat_messages (member_id, author_id, client_id, type, text, created_at, read_at)
  select member, case when g % 2 = 0 then member else 4 end, 'grown' || g, 1, '你好 ' || g,
    now() - (pg_temp.scaled(500000) - g) * interval '1 minute', case when g < pg_temp.scaled(500000) - 200 then now() end
  from generate_series(1, pg_temp.scaled(500000)) g, lateral (select pg_temp.member(g / 5, 25) as member) m
  order by g;
-- One in two hundred waits, one in fifty is open, and the others are done.
insert into chat_conversations (member_id, latest_id, unread, state, waiting_since)
  select member_id, max(id), count(*) filter (where read_at is null and author_id = member_id),
    case when member_id % 50 = 0 then 'open' else 'resolved' end,
    case when member_id % 200 = 0 then max(created_at) end
  from chat_messages where client_id like 'grown%' group by member_id;

-- What the servers write for themselves; nothing of it is due.
insert into outbox (kind, payload, state, attempts, sent_at, created_at)
  select 'mail', jsonb_build_object('to', 'grown' || g || '@grow.test'), 'sent', 1, now(), now() - (g % 72) * interval '1 hour'
  from generate_series(1, pg_temp.scaled(500000)) g;
insert into sessions (token_hash, member_id, device_name, fcm_token, expires_at, last_used_at)
  select sha256(('session' || g)::bytea), pg_temp.member(g, 26), 'grown', case when g % 2 = 0 then 'token' || g end,
    now() + interval '20 days', now()
  from generate_series(1, pg_temp.scaled(400000)) g;
insert into push_subscriptions (session, member_id, endpoint, p256dh, auth, language)
  select token_hash, member_id, 'https://push.example/' || id, 'key', 'auth', 'zh-TW' from sessions
  where device_name = 'grown' and id % 2 = 1;
insert into mailed_links (token_hash, member_id, purpose, expires_at)
  select sha256(('link' || g)::bytea), pg_temp.member(g, 27), 'confirm', now() + interval '1 day'
  from generate_series(1, pg_temp.scaled(20000)) g;
insert into captchas (key, answer_hash, expires_at)
  select 'grown' || g, sha256(('captcha' || g)::bytea), now() + interval '1 hour'
  from generate_series(1, pg_temp.scaled(20000)) g;
insert into social_handoffs (state_hash, provider, return_url, client_state, challenge, redirect_uri, verifier, nonce, expires_at)
  select sha256(('handoff' || g)::bytea), 'line', 'https://club.example/', 's', 'c', 'r', 'v', 'n', now() + interval '1 hour'
  from generate_series(1, pg_temp.scaled(20000)) g;
insert into rate_limits (key, points, expire)
  select 'grown:' || g, 1, now() + interval '1 hour' from generate_series(1, pg_temp.scaled(20000)) g;
insert into idempotency_keys (member_id, key, endpoint, body_hash, status, reply, expires_at)
  select pg_temp.member(g, 28), 'grown' || g, 'POST /api/shopping/cart/pay/1', sha256('{}'), 200, '{}', now() + interval '1 day'
  from generate_series(1, pg_temp.scaled(100000)) g;
reset session_replication_role;
