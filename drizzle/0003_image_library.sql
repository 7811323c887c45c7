CREATE TABLE `former_image_names` (
	`folder` text NOT NULL,
	`filename` text NOT NULL,
	`image_id` integer,
	PRIMARY KEY(`folder`, `filename`),
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `former_image_names_by_image` ON `former_image_names` (`image_id`);--> statement-breakpoint
CREATE TABLE `image_folders` (
	`path` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `loose_objects` (
	`key` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `removed_records` (
	`noun` text NOT NULL,
	`record_id` integer NOT NULL,
	`row` text NOT NULL,
	`links` text NOT NULL,
	`removed_at` text NOT NULL,
	PRIMARY KEY(`noun`, `record_id`)
);
--> statement-breakpoint
CREATE INDEX `removed_records_by_age` ON `removed_records` (`removed_at`);--> statement-breakpoint
CREATE INDEX `images_by_folder` ON `images` (`folder`,`id`);--> statement-breakpoint
CREATE INDEX `images_by_key` ON `images` (`key`);