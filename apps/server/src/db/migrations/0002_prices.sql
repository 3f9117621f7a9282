-- A product's price in lists is its cheapest variant's. Kept here, so that no writer can forget it
-- and lists can be sorted by an index.
CREATE FUNCTION keep_product_price() RETURNS trigger
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
FOR EACH ROW EXECUTE FUNCTION keep_product_price();
