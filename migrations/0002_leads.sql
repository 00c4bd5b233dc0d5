CREATE TABLE "appointments" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dealer_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"flow_hash" text NOT NULL,
	"phone" text NOT NULL,
	"client_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"misses" integer NOT NULL,
	"ended" text,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent_withdrawals" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_addresses" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"lead_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"dealer_id" text,
	"answer_by" timestamp (3) with time zone,
	"note" text,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_events_lead_id_number_pk" PRIMARY KEY("lead_id","number")
);
--> statement-breakpoint
CREATE TABLE "lead_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_requests" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"dealer_id" text,
	"source" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leads_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "people_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "remembered_contacts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"dealer_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp
);
--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "service_bays" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secrets" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_withdrawals" ADD CONSTRAINT "consent_withdrawals_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_addresses" ADD CONSTRAINT "lead_addresses_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_pictures" ADD CONSTRAINT "lead_pictures_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_requests" ADD CONSTRAINT "lead_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_contacts" ADD CONSTRAINT "remembered_contacts_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_diary" ON "appointments" USING btree ("dealer_id","kind","starts_at");--> statement-breakpoint
CREATE INDEX "codes_flow" ON "codes" USING btree ("flow_hash","purpose");--> statement-breakpoint
CREATE INDEX "codes_phone" ON "codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "codes_client" ON "codes" USING btree ("client_hash","sent_at");--> statement-breakpoint
CREATE INDEX "lead_addresses_lead" ON "lead_addresses" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "leads_kind" ON "leads" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("delivered_at","dead_at","try_at");