DROP INDEX "content_items_by_body";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "facets" jsonb GENERATED ALWAYS AS (jsonb_set_lax(jsonb_set_lax(jsonb_set_lax('{}'::jsonb,
  '{topic}', body -> 'topic'), '{models}', body -> 'models'),
  '{place}', jsonb_set_lax('{}'::jsonb, '{province}', body #> '{place,province}'))) STORED;--> statement-breakpoint
CREATE INDEX "content_items_by_facets" ON "content_items" USING gin ("facets" jsonb_path_ops);