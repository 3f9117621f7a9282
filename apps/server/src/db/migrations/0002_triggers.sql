-- Stores the price of a product's cheapest variant on the product, so that an index can sort lists by price. A
-- trigger, so that no statement can omit it.
CREATE FUNCTION update_product_price() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE products SET (amount, market_price) = (
    SELECT coalesce(min(amount), 0), coalesce((array_agg(market_price ORDER BY amount, position))[1], 0)
    FROM product_rules WHERE product_id = products.id
  )
  WHERE id = coalesce(NEW.product_id, OLD.product_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_rules_prices_changed
AFTER INSERT OR DELETE OR UPDATE OF amount, market_price, product_id ON product_rules
FOR EACH ROW EXECUTE FUNCTION update_product_price();
--> statement-breakpoint
-- Notifies each member who waits for a product once, and ends the wait. A trigger, because many statements put
-- stock back: a cancelled order, an expired one, a delivery.
CREATE FUNCTION notify_back_in_stock(back_product_id integer) RETURNS void
LANGUAGE sql
AS $$
  WITH notified AS (
    DELETE FROM product_waits WHERE product_id = back_product_id
    AND EXISTS (SELECT 1 FROM products WHERE id = back_product_id AND published)
    AND NOT EXISTS (
      SELECT 1 FROM notification_mutes
      WHERE notification_mutes.member_id = product_waits.member_id AND topic = 'restock'
    )
    RETURNING member_id
  )
  INSERT INTO notifications (member_id, kind, notice, target)
  SELECT notified.member_id, 2,
    jsonb_build_object('notice', 'backInStock', 'product', products.name),
    jsonb_build_object('type', 'product', 'p_id', products.id)
  FROM notified, products WHERE products.id = back_product_id;
$$;
--> statement-breakpoint
CREATE FUNCTION notify_rule_back_in_stock() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM notify_back_in_stock(NEW.product_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_rules_back_in_stock
AFTER UPDATE OF stock ON product_rules
FOR EACH ROW WHEN (OLD.stock = 0 AND NEW.stock > 0)
EXECUTE FUNCTION notify_rule_back_in_stock();
--> statement-breakpoint
CREATE TRIGGER product_rules_new_in_stock
AFTER INSERT ON product_rules
FOR EACH ROW WHEN (NEW.stock > 0)
EXECUTE FUNCTION notify_rule_back_in_stock();
--> statement-breakpoint
-- A product that was restocked while it was unpublished notifies when it is published again.
CREATE FUNCTION notify_product_published() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM product_rules WHERE product_id = NEW.id AND stock > 0) THEN
    PERFORM notify_back_in_stock(NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_shown_again
AFTER UPDATE OF published ON products
FOR EACH ROW WHEN (NOT OLD.published AND NEW.published)
EXECUTE FUNCTION notify_product_published();
--> statement-breakpoint
-- Pushes every inserted notification to the devices on which its member is signed in. An update, such as another
-- like of the same post, is not pushed again.
CREATE FUNCTION push_notification() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO outbox (kind, payload)
  SELECT 'push', jsonb_build_object('notification', NEW.id::text, 'session', sessions.id::text)
  FROM sessions
  WHERE sessions.member_id = NEW.member_id AND NEW.read_at IS NULL
  AND sessions.revoked_at IS NULL AND sessions.expires_at > now()
  AND (
    sessions.fcm_token IS NOT NULL
    OR EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.session = sessions.token_hash)
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER notifications_push
AFTER INSERT ON notifications
FOR EACH ROW EXECUTE FUNCTION push_notification();
--> statement-breakpoint
-- Removes the folded search text of a row whose text changes without it, so that the search does not find the old
-- text. Null: not folded yet; src/db/fold-search-texts.ts folds it within a minute.
CREATE FUNCTION clear_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_clear_search_text BEFORE UPDATE ON articles FOR EACH ROW
WHEN (OLD.content IS DISTINCT FROM NEW.content AND OLD.search_text IS NOT DISTINCT FROM NEW.search_text)
EXECUTE FUNCTION clear_search_text();
--> statement-breakpoint
CREATE TRIGGER products_clear_search_text BEFORE UPDATE ON products FOR EACH ROW
WHEN ((OLD.name, OLD.keywords, OLD.summary) IS DISTINCT FROM (NEW.name, NEW.keywords, NEW.summary)
  AND OLD.search_text IS NOT DISTINCT FROM NEW.search_text)
EXECUTE FUNCTION clear_search_text();
