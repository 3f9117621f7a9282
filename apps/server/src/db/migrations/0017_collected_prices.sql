ALTER TABLE "product_collects" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "product_collects" ADD COLUMN "sold_out" boolean;