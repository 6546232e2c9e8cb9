-- What the portal sets when it connects, and PgBouncer does not pass on.
alter role portal set statement_timeout = '20s';
alter role portal set lock_timeout = '5s';
alter role portal set max_parallel_workers_per_gather = 0;
