#!/bin/sh
# Usage: restore.sh BACKUP. Puts a backup into an empty database and an empty folder of the stores; nothing may run over
# either. Environment: DATABASE_URL (a primary) and CONTENT, as in deploy/env/backup.env.
set -eu
pg_restore --no-owner --exit-on-error --single-transaction --dbname="$DATABASE_URL" "$1/database.dump"
mkdir -p "$CONTENT"
tar -C "$CONTENT" -xf "$1/content.tar"
