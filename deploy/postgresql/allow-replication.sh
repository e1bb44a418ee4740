#!/bin/sh
# Lets a standby of the inner network follow, where the official image makes the database.
set -eu
echo "host replication all samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
