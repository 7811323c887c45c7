ALTER TABLE `custom_builds` ADD `priced_at` text;--> statement-breakpoint
ALTER TABLE `rentals` ADD `priced_at` text;