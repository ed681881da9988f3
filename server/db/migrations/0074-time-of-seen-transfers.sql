-- When `seen_transfer` was written: another process checks what it has seen only when open transactions have ended.
alter table ledger_checks add column seen_at timestamptz
