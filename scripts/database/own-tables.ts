/** SQL that is true in `sqlite_master` for our own tables: not those of SQLite, of D1, or of its migrations. */
export const OWN_TABLES = `type = 'table' and name not glob '_cf*' and name not glob 'sqlite*' and name not glob 'd1_*'`
