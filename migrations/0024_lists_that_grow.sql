DROP INDEX "content_items_by_date";--> statement-breakpoint
DROP INDEX "dealers_regency_name";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "dealers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "content_items_by_withdrawal" ON "content_items" USING btree ("kind","withdraw_at") WHERE "content_items"."withdraw_at" is not null;--> statement-breakpoint
CREATE INDEX "content_items_by_saving" ON "content_items" USING btree ("kind","saved_at" DESC NULLS LAST,"slug");--> statement-breakpoint
CREATE INDEX "dealers_province_name" ON "dealers" USING btree (left("regency_code", 2),"name","slug");--> statement-breakpoint
CREATE INDEX "content_items_by_date" ON "content_items" USING btree ("kind","publish_at" DESC NULLS LAST,"slug","withdraw_at");--> statement-breakpoint
CREATE INDEX "dealers_regency_name" ON "dealers" USING btree ("regency_code","name","slug");--> statement-breakpoint
UPDATE "content_items" i SET "saved_at" = coalesce(
  (SELECT r."saved_at" FROM "content_revisions" r
   WHERE r."kind" = i."kind" AND r."slug" = i."slug" AND r."draft_of" IS NULL ORDER BY r."number" DESC LIMIT 1),
  i."updated_at"
);
--> statement-breakpoint
CREATE FUNCTION "count_dealer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_version" SET "dealers" = "dealers" + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "dealers_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dealers"
FOR EACH STATEMENT EXECUTE FUNCTION "count_dealer_change"();
