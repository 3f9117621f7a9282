-- Orders are not written while this is built, about two seconds for a million of them.
DROP INDEX "orders_created";--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id","layer","payment_method",("shipping"->>'kind'));
