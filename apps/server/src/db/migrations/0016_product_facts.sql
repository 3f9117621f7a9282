ALTER TABLE "shipping_methods" ADD COLUMN "transit_days" smallint;--> statement-breakpoint
ALTER TABLE "showcases" ADD COLUMN "kind" text DEFAULT 'row' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "specs" jsonb DEFAULT '[]'::jsonb NOT NULL;