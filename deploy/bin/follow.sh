#!/bin/sh
# Usage: follow.sh URL FOLDER. Makes FOLDER the data of a hot standby that follows the primary at URL, which has a user for
# it (REPLICATION). Run it as the user postgres, and start PostgreSQL over it with deploy/postgresql/rab.conf.
set -eu
pg_basebackup --dbname="$1" --pgdata="$2" --checkpoint=fast --wal-method=stream --write-recovery-conf
