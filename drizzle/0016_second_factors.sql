CREATE TABLE `second_factors` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`proposed_in` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_codes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
