ALTER TABLE `custom_builds` ADD `priced_by` text;--> statement-breakpoint
ALTER TABLE `rentals` ADD `priced_by` text;