CREATE TABLE "point_debts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"owed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_debts_owed" CHECK ("point_debts"."owed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_debts" ADD CONSTRAINT "point_debts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_debts_open" ON "point_debts" USING btree ("member_id","created_at","order_id") WHERE "point_debts"."owed" > 0;