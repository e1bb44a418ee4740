/** Prefix of the name of an index that Ponder must not find. */
const KEPT = 'kept_';

/**
 * At its start Ponder drops every index by its name and creates all of them again before it is ready, which takes longer than
 * everything else and leaves readers without indexes meanwhile. So the indexes have other names while Ponder is ready. After
 * its next start has looked for them, the transaction that says so restores their names, and Ponder takes them for created.
 * @param schema of Ponder's tables, which exist
 * @returns statements, each to be run on its own, in this order; they may be run again
 */
export const keepIndexes = (schema: string): readonly string[] => [
  `create or replace function "${schema}".rab_rename_indexes(is_ready boolean) returns void language plpgsql as $$
    declare
      index record;
    begin
      for index in
        select relname as found, case when is_ready then '${KEPT}' || relname else substr(relname, ${KEPT.length + 1}) end as wanted
        from pg_index join pg_class on pg_class.oid = indexrelid
        where relnamespace = to_regnamespace('"${schema}"') and not indisprimary and starts_with(relname, '${KEPT}') <> is_ready
      loop
        if to_regclass(format('%I.%I', '${schema}', index.wanted)) is null then
          execute format('alter index %I.%I rename to %I', '${schema}', index.found, index.wanted);
        end if;
      end loop;
    end $$`,
  `create or replace function "${schema}".rab_note_readiness() returns trigger language plpgsql as $$
    begin
      perform "${schema}".rab_rename_indexes(new.value->>'is_ready' = '1');
      return null;
    end $$`,
  `create or replace trigger rab_note_readiness after update on "${schema}"._ponder_meta for each row
    when (old.value->>'is_ready' = '0' or new.value->>'is_ready' = '0')
    execute function "${schema}".rab_note_readiness()`,
];

/** Hides the indexes of a process that ended before it was ready. */
export const hideIndexes = (schema: string): string => `select "${schema}".rab_rename_indexes(true)`;
