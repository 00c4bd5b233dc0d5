CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"dealer_group" text,
	"regency_code" text NOT NULL,
	"city" text NOT NULL,
	"address" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"geo_precision" text NOT NULL,
	"services" text[] NOT NULL,
	"segments" text[] NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"other_days" jsonb NOT NULL,
	"demonstration_cars" integer NOT NULL,
	"phone" text,
	"sample" boolean NOT NULL,
	"source" text NOT NULL,
	"source_date" text NOT NULL,
	"confidence" text NOT NULL,
	"hours_confidence" text NOT NULL,
	"note" text,
	CONSTRAINT "dealers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"try_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "test_drive_events" (
	"test_drive_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_drive_events_test_drive_id_number_pk" PRIMARY KEY("test_drive_id","number")
);
--> statement-breakpoint
CREATE TABLE "test_drive_places" (
	"test_drive_id" uuid PRIMARY KEY NOT NULL,
	"dealer_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_drive_requests" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"content" text NOT NULL,
	"test_drive_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_drive_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "test_drives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"vehicle" text NOT NULL,
	"colour" text,
	"dealer_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_drives_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "test_drive_events" ADD CONSTRAINT "test_drive_events_test_drive_id_test_drives_id_fk" FOREIGN KEY ("test_drive_id") REFERENCES "public"."test_drives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_drive_places" ADD CONSTRAINT "test_drive_places_test_drive_id_test_drives_id_fk" FOREIGN KEY ("test_drive_id") REFERENCES "public"."test_drives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_drive_places" ADD CONSTRAINT "test_drive_places_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_drive_requests" ADD CONSTRAINT "test_drive_requests_test_drive_id_test_drives_id_fk" FOREIGN KEY ("test_drive_id") REFERENCES "public"."test_drives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_reference" ON "consents" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("delivered_at","try_at");--> statement-breakpoint
CREATE INDEX "test_drive_places_diary" ON "test_drive_places" USING btree ("dealer_id","starts_at");