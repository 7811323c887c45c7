CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `custom_trailers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`dimensions` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'available' NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`image_url` text NOT NULL,
	`sizes` text DEFAULT '["4m","5m","6m"]' NOT NULL,
	`available_equipment` text DEFAULT '[]' NOT NULL,
	`features` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `custom_trailers_by_status` ON `custom_trailers` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `site_access` (
	`id` integer PRIMARY KEY NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	`password_hash` text,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "site_access_single_row" CHECK("site_access"."id" = 1)
);
