CREATE TABLE `logged_answers` (
	`digest` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`used_on` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `api_logs` ADD `answer_digest` text;