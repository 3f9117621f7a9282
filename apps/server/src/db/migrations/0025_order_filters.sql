DROP INDEX "orders_created";--> statement-breakpoint
-- Orders wait for it: about two seconds per million of them.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id","layer","payment_method",("shipping"->>'kind'));
