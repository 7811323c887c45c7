CREATE TABLE `api_logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` text NOT NULL,
	`timestamp` text NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`url` text NOT NULL,
	`status_code` integer NOT NULL,
	`response_time` integer NOT NULL,
	`response_size` integer NOT NULL,
	`ip` text NOT NULL,
	`username` text,
	`user_id` integer,
	`query` text,
	`body` text,
	`response` text,
	`headers` text DEFAULT '{}' NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `api_logs_by_age` ON `api_logs` (`timestamp`);--> statement-breakpoint
CREATE INDEX `api_logs_by_request` ON `api_logs` (`request_id`);--> statement-breakpoint
CREATE INDEX `api_logs_by_status` ON `api_logs` (`status_code`,`id`);--> statement-breakpoint
CREATE INDEX `api_logs_by_method` ON `api_logs` (`method`,`id`);--> statement-breakpoint
CREATE INDEX `api_logs_by_user` ON `api_logs` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_hash_unique` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `error_logs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` text,
	`timestamp` text NOT NULL,
	`level` text NOT NULL,
	`message` text NOT NULL,
	`status_code` integer,
	`name` text DEFAULT '' NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`environment` text DEFAULT 'server' NOT NULL,
	`stack` text,
	`additional_info` text,
	`request` text,
	`user_id` integer
);
--> statement-breakpoint
CREATE INDEX `error_logs_by_age` ON `error_logs` (`timestamp`);--> statement-breakpoint
CREATE INDEX `error_logs_by_request` ON `error_logs` (`request_id`);--> statement-breakpoint
CREATE INDEX `error_logs_by_level` ON `error_logs` (`level`,`id`);--> statement-breakpoint
CREATE INDEX `error_logs_by_status` ON `error_logs` (`status_code`,`id`);--> statement-breakpoint
CREATE INDEX `error_logs_by_user` ON `error_logs` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`template` text NOT NULL,
	`noun` text NOT NULL,
	`record_id` integer NOT NULL,
	`recipient` text NOT NULL,
	`data` text DEFAULT '{}' NOT NULL,
	`by` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`error` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`sent_at` text
);
--> statement-breakpoint
CREATE INDEX `mails_by_turn` ON `mails` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mails_by_record` ON `mails` (`noun`,`record_id`,`id`);--> statement-breakpoint
CREATE TABLE `request_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`noun` text NOT NULL,
	`record_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text
);
--> statement-breakpoint
CREATE INDEX `request_links_by_record` ON `request_links` (`noun`,`record_id`);--> statement-breakpoint
CREATE INDEX `request_links_by_end` ON `request_links` (`expires_at`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `rental_id` integer REFERENCES rentals(id);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `custom_build_id` integer REFERENCES custom_builds(id);--> statement-breakpoint
ALTER TABLE `custom_builds` ADD `accepted_at` text;--> statement-breakpoint
ALTER TABLE `custom_builds` ADD `withdrawn_at` text;--> statement-breakpoint
ALTER TABLE `rentals` ADD `entered_by` text;--> statement-breakpoint
ALTER TABLE `rentals` ADD `accepted_at` text;--> statement-breakpoint
ALTER TABLE `rentals` ADD `withdrawn_at` text;--> statement-breakpoint
ALTER TABLE `trailers` ADD `buffer_days` integer DEFAULT 0 NOT NULL;