ALTER TABLE "product_rules" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "product_rules" ADD COLUMN "specs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_waits" ADD COLUMN "rule_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_days" smallint;--> statement-breakpoint
-- No wait names a variant yet, so there is nothing to check.
ALTER TABLE "product_waits" ADD CONSTRAINT "product_waits_rule_id_product_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."product_rules"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- A plain index of the few reduced products: 1 s per million products.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "products_reduced" ON "products" USING btree ("created_at","id") WHERE "products"."published" and "products"."market_price" > "products"."amount";--> statement-breakpoint
-- No reduction has an end yet, so the index is empty.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "products_sale_ends" ON "products" USING btree ("sale_ends_on") WHERE "products"."sale_ends_on" is not null;--> statement-breakpoint
-- A member may wait for several variants of a product. 1 s per million waits.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX IF NOT EXISTS "product_waits_once" ON "product_waits" USING btree ("member_id","product_id","rule_id") NULLS NOT DISTINCT;--> statement-breakpoint
ALTER TABLE "product_waits" ADD CONSTRAINT "product_waits_once" UNIQUE USING INDEX "product_waits_once";--> statement-breakpoint
ALTER TABLE "product_waits" DROP CONSTRAINT "product_waits_member_id_product_id_pk";--> statement-breakpoint
-- Notifies each member who waits for this variant, or for any of the product, once, and ends the wait. Without a
-- variant it notifies those who wait for any variant that is in stock.
CREATE FUNCTION notify_back_in_stock(back_product_id integer, back_rule_id integer) RETURNS void
LANGUAGE sql
AS $$
  WITH ended AS (
    DELETE FROM product_waits WHERE product_id = back_product_id
    AND (
      rule_id IS NULL OR rule_id = back_rule_id
      OR back_rule_id IS NULL
      AND EXISTS (SELECT 1 FROM product_rules WHERE product_rules.id = product_waits.rule_id AND stock > 0)
    )
    AND EXISTS (SELECT 1 FROM products WHERE id = back_product_id AND published)
    AND NOT EXISTS (
      SELECT 1 FROM notification_mutes
      WHERE notification_mutes.member_id = product_waits.member_id AND topic = 'restock'
    )
    RETURNING member_id, rule_id
  )
  INSERT INTO notifications (member_id, kind, notice, target)
  SELECT ended.member_id, 2,
    jsonb_strip_nulls(jsonb_build_object('notice', 'backInStock', 'product', products.name, 'variant', (
      SELECT nullif(string_agg(attribute ->> 'type', '・' ORDER BY place), '')
      FROM product_rules, jsonb_array_elements(product_rules.attributes) WITH ORDINALITY AS listed (attribute, place)
      WHERE product_rules.id = ended.rule_id
    ))),
    jsonb_build_object('type', 'product', 'p_id', products.id)
  FROM ended, products WHERE products.id = back_product_id
  AND (ended.rule_id IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM ended AS named WHERE named.member_id = ended.member_id AND named.rule_id IS NOT NULL
  ));
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_rule_back_in_stock() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM notify_back_in_stock(NEW.product_id, NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_product_published() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM product_rules WHERE product_id = NEW.id AND stock > 0) THEN
    PERFORM notify_back_in_stock(NEW.id, NULL);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP FUNCTION notify_back_in_stock(integer);
