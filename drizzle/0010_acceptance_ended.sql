ALTER TABLE `custom_builds` ADD `acceptance_ended_at` text;--> statement-breakpoint
ALTER TABLE `rentals` ADD `acceptance_ended_at` text;