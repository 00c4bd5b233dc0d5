CREATE INDEX "content_items_by_withdrawal" ON "content_items" USING btree ("kind","withdraw_at") WHERE "content_items"."withdraw_at" is not null;--> statement-breakpoint
CREATE INDEX "dealers_province_name" ON "dealers" USING btree (left("regency_code", 2),"name","slug");--> statement-breakpoint
CREATE INDEX "content_items_by_date_new" ON "content_items" USING btree ("kind","publish_at" DESC NULLS LAST,"slug","withdraw_at");--> statement-breakpoint
CREATE INDEX "dealers_regency_name_new" ON "dealers" USING btree ("regency_code","name","slug");--> statement-breakpoint
CREATE FUNCTION "count_dealer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_version" SET "dealers" = "dealers" + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- From here on readers wait, so only statements that take no time follow. 0027 fills "saved_at" and makes its index.
ALTER TABLE "content_items" ADD COLUMN "saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "dealers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "content_items_by_date";--> statement-breakpoint
DROP INDEX "dealers_regency_name";--> statement-breakpoint
ALTER INDEX "content_items_by_date_new" RENAME TO "content_items_by_date";--> statement-breakpoint
ALTER INDEX "dealers_regency_name_new" RENAME TO "dealers_regency_name";--> statement-breakpoint
CREATE TRIGGER "dealers_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealers"
FOR EACH STATEMENT EXECUTE FUNCTION "count_dealer_change"();
