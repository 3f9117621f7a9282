-- Takes a lock of some seconds at a million orders; writes wait for it.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","final_amount") WHERE "orders"."paid_at" is not null;