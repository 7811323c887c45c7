DROP INDEX `api_logs_by_status`;--> statement-breakpoint
DROP INDEX `api_logs_by_method`;--> statement-breakpoint
DROP INDEX `api_logs_by_user`;--> statement-breakpoint
CREATE INDEX `api_logs_failed` ON `api_logs` (`timestamp`) WHERE status_code >= 400;--> statement-breakpoint
CREATE INDEX `api_logs_by_status` ON `api_logs` (`status_code`,`timestamp`);--> statement-breakpoint
CREATE INDEX `api_logs_by_method` ON `api_logs` (`method`,`timestamp`);--> statement-breakpoint
CREATE INDEX `api_logs_by_user` ON `api_logs` (`user_id`,`timestamp`) WHERE user_id is not null;--> statement-breakpoint
DROP INDEX `error_logs_by_level`;--> statement-breakpoint
DROP INDEX `error_logs_by_status`;--> statement-breakpoint
DROP INDEX `error_logs_by_user`;--> statement-breakpoint
CREATE INDEX `error_logs_by_level` ON `error_logs` (`level`,`timestamp`);--> statement-breakpoint
CREATE INDEX `error_logs_by_status` ON `error_logs` (`status_code`,`timestamp`);--> statement-breakpoint
CREATE INDEX `error_logs_by_user` ON `error_logs` (`user_id`,`timestamp`) WHERE user_id is not null;