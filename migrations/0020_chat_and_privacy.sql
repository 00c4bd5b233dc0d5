CREATE TABLE "tracking_choices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"text_version" smallint NOT NULL,
	"asked" text[] NOT NULL,
	"allowed" text[] NOT NULL,
	"by_signal" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"page_type" text NOT NULL,
	"device" text NOT NULL,
	"line" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_type_device_line_metric_bucket_pk" PRIMARY KEY("day","page_type","device","line","metric","bucket")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "window_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "window_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tracking_choices_visitor" ON "tracking_choices" USING btree ("visitor","at");--> statement-breakpoint
CREATE INDEX "tracking_choices_at" ON "tracking_choices" USING btree ("at");