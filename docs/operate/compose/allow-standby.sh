#!/bin/sh
# Lets the standby copy the database and follow it.
echo 'host replication cassiopeia samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
