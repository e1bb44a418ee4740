#!/bin/sh
# Writes a backup into $BACKUPS, whole or not at all: every schema of the database, and the documents. Runs beside
# everything else. Environment: deploy/env/backup.env.
set -eu
name=$(date -u +%Y%m%dT%H%M%SZ)
draft="$BACKUPS/.$name"
mkdir -p "$draft"
trap 'rm -rf "$draft"' EXIT
pg_dump --format=custom --no-owner --file="$draft/database.dump" "$DATABASE_URL"
# drafts are what no upload was acknowledged for; 1: a list or a folder has changed meanwhile, as the stores go on
tar -C "$CONTENT" --exclude=drafts -cf "$draft/content.tar" . || [ $? -eq 1 ]
sync "$draft"/*
mv "$draft" "$BACKUPS/$name"
find "$BACKUPS" -mindepth 1 -maxdepth 1 -name '2*Z' -mtime "+$KEEP_DAYS" -exec rm -rf {} +
echo "$BACKUPS/$name"
