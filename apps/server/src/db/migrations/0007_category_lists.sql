DROP INDEX "products_of_category";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_newest_of_category" ON "products" USING btree ("category_id","created_at","id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_best_selling_of_category" ON "products" USING btree ("category_id","sold_count","id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_most_collected_of_category" ON "products" USING btree ("category_id","collect_count","id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_price_of_category" ON "products" USING btree ("category_id","amount","id") WHERE "products"."published";