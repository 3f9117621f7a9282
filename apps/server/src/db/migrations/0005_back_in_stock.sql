-- Whoever waits for a product hears of it once, and leaves the list. Kept here, so that no way of
-- putting goods back on the shelf can forget them: a cancelled order, an expired one, a delivery.
CREATE FUNCTION tell_back_in_stock(back_product_id integer) RETURNS void
LANGUAGE sql
AS $$
  WITH told AS (
    DELETE FROM product_waits WHERE product_id = back_product_id
    AND EXISTS (SELECT 1 FROM products WHERE id = back_product_id AND published)
    RETURNING member_id
  )
  INSERT INTO notifications (member_id, kind, title, content, href)
  SELECT told.member_id, 2, '到貨通知',
    '您等的「' || products.name || '」到貨了，數量有限，喜歡就趁早帶走。',
    '/product/' || products.id
  FROM told, products WHERE products.id = back_product_id;
$$;
--> statement-breakpoint
CREATE FUNCTION tell_rule_back_in_stock() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM tell_back_in_stock(NEW.product_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_rules_back_in_stock
AFTER UPDATE OF stock ON product_rules
FOR EACH ROW WHEN (OLD.stock = 0 AND NEW.stock > 0)
EXECUTE FUNCTION tell_rule_back_in_stock();
--> statement-breakpoint
CREATE TRIGGER product_rules_new_in_stock
AFTER INSERT ON product_rules
FOR EACH ROW WHEN (NEW.stock > 0)
EXECUTE FUNCTION tell_rule_back_in_stock();
--> statement-breakpoint
-- What came back while nobody could see it is told when it is shown again.
CREATE FUNCTION tell_product_shown_again() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM product_rules WHERE product_id = NEW.id AND stock > 0) THEN
    PERFORM tell_back_in_stock(NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_shown_again
AFTER UPDATE OF published ON products
FOR EACH ROW WHEN (NOT OLD.published AND NEW.published)
EXECUTE FUNCTION tell_product_shown_again();
