CREATE TABLE "own_numbers" (
	"device_hash" text NOT NULL,
	"number_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_numbers_device_hash_number_hash_pk" PRIMARY KEY("device_hash","number_hash")
);
--> statement-breakpoint
DROP INDEX "codes_client";--> statement-breakpoint
DROP INDEX "codes_phone";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "sent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "device_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "codes_device" ON "codes" USING btree ("device_hash","sent_at");--> statement-breakpoint
CREATE INDEX "codes_phone" ON "codes" USING btree ("phone","sent","sent_at");