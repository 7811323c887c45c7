ALTER TABLE `custom_builds` ADD `corrections` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `rentals` ADD `corrections` text DEFAULT '[]' NOT NULL;