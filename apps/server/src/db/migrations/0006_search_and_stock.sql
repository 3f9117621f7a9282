-- Returns every character of a text and every pair of neighbouring ones. Pairs alone find no word of one character,
-- for which a search read every row. PARALLEL UNSAFE, because starting workers takes longer than a search.
CREATE FUNCTION search_grams(searched text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL UNSAFE STRICT COST 100
AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM generate_series(1, length(searched)) AS at, LATERAL (VALUES (substr(searched, at, 1)), (substr(searched, at, 2))) AS grams (gram)
$$;
--> statement-breakpoint
DROP INDEX "articles_search";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Stores whether any variant of a product has stock, so that lists need not read the variants of each product. A
-- trigger, so that no statement can omit it. It runs only when a variant sells out or is back. The product is locked
-- before its variants are read: two variants that sell out at once would each see the other one's stock.
CREATE FUNCTION update_product_stock() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed integer := coalesce(NEW.product_id, OLD.product_id);
BEGIN
  PERFORM 1 FROM products WHERE id = changed FOR NO KEY UPDATE;
  UPDATE products SET in_stock = NOT in_stock
  WHERE id = changed
  AND in_stock <> EXISTS (SELECT 1 FROM product_rules WHERE product_id = changed AND stock > 0);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_rules_stock_written
AFTER INSERT ON product_rules
FOR EACH ROW WHEN (NEW.stock > 0)
EXECUTE FUNCTION update_product_stock();
--> statement-breakpoint
CREATE TRIGGER product_rules_stock_removed
AFTER DELETE ON product_rules
FOR EACH ROW WHEN (OLD.stock > 0)
EXECUTE FUNCTION update_product_stock();
--> statement-breakpoint
CREATE TRIGGER product_rules_stock_changed
AFTER UPDATE OF stock ON product_rules
FOR EACH ROW WHEN ((OLD.stock > 0) <> (NEW.stock > 0))
EXECUTE FUNCTION update_product_stock();
--> statement-breakpoint
UPDATE products SET in_stock = true
WHERE EXISTS (SELECT 1 FROM product_rules WHERE product_id = products.id AND stock > 0);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_related" ON "products" USING btree ("category_id","in_stock","sold_count","id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "articles_search" ON "articles" USING gin (search_grams("search_text"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_search" ON "products" USING gin (search_grams("search_text"));
