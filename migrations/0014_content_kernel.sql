CREATE TABLE "content_revisions" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_revisions_kind_slug_number_pk" PRIMARY KEY("kind","slug","number")
);
--> statement-breakpoint
CREATE TABLE "content_former_slugs" (
	"kind" text NOT NULL,
	"former" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "content_former_slugs_kind_former_pk" PRIMARY KEY("kind","former")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "publish_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00Z';--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "withdraw_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "zone" text DEFAULT 'Asia/Jakarta' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_kind_slug_content_items_kind_slug_fk" FOREIGN KEY ("kind","slug") REFERENCES "public"."content_items"("kind","slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "content_former_slugs" ADD CONSTRAINT "content_former_slugs_kind_slug_content_items_kind_slug_fk" FOREIGN KEY ("kind","slug") REFERENCES "public"."content_items"("kind","slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "content_items_by_date" ON "content_items" USING btree ("kind","publish_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_items_by_body" ON "content_items" USING gin ("body" jsonb_path_ops);