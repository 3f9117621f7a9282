ALTER TABLE "orders" ADD COLUMN "leaves_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_on" date;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "islands_transit_days" smallint;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "collects_on" smallint[] DEFAULT '{1,2,3,4,5}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "delivers_on" smallint[] DEFAULT '{1,2,3,4,5,6}' NOT NULL;