ALTER TABLE "dealers" ADD COLUMN "demonstration_cars_by_hour" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "service_bays_by_hour" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "displayed_cars" text[];