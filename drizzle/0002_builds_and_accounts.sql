CREATE TABLE `activity_marks` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`read_through` integer DEFAULT 0 NOT NULL,
	`cleared_through` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `activity_reads` (
	`account_id` integer NOT NULL,
	`activity_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `activity_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`by` text NOT NULL,
	`action` text NOT NULL,
	`noun` text NOT NULL,
	`record_id` integer,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_entries_by_noun` ON `audit_entries` (`noun`,`id`);--> statement-breakpoint
CREATE TABLE `category_icons` (
	`category` text PRIMARY KEY NOT NULL,
	`icon` text NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `custom_builds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`trailer_model_id` integer,
	`trailer_model` text NOT NULL,
	`trailer_size` text NOT NULL,
	`color_ral` text NOT NULL,
	`delivery_timeline` text DEFAULT '' NOT NULL,
	`equipment` text DEFAULT '[]' NOT NULL,
	`delivery_address` text DEFAULT '' NOT NULL,
	`special_requirements` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`close_reason` text,
	`estimated_price` integer,
	`final_price` integer,
	`quote_valid_until` text NOT NULL,
	`history` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`trailer_model_id`) REFERENCES `custom_trailers`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `custom_builds_by_status` ON `custom_builds` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `custom_builds_by_age` ON `custom_builds` (`created_at`);--> statement-breakpoint
CREATE TABLE `equipment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`price` integer DEFAULT 0 NOT NULL,
	`info` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`dimensions` text DEFAULT '' NOT NULL,
	`watts` real,
	`starting_watts` real,
	`amps` real,
	`volts` real,
	`place` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `equipment_by_category` ON `equipment` (`category`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_age` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `rentals_by_age` ON `rentals` (`created_at`);