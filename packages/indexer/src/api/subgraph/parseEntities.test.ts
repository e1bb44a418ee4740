import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseEntities } from './parseEntities.ts';

const entities = parseEntities(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const fieldsOf = (name: string) => entities.get(name)?.fields.map((field) => field.name);

describe('schema.graphql', () => {
  it('has the lock entity with its fields [IDX-01] [PRM-03]', () => {
    expect(fieldsOf('LockEntity')).toEqual(
      expect.arrayContaining(
        'id address symbol decimals name isLpToken factory token0 name0 decimals0 symbol0 token1 name1 decimals1 symbol1 lockDetails'.split(
          ' ',
        ),
      ),
    );
  });

  it('has the lock detail with its fields [IDX-04]', () => {
    const fields =
      'id token owner amount unlockDate description lockAddedAt lockAddedHash lockAddedBlock isVesting tgeDate tgeBps cycle cycleBps lockvestedAt ownerChangedBlock lockvestedHash withdrawable availableAmount ownerChangedAt ownerChangedHash lockUpdateHash';
    expect(fieldsOf('LockDetail')).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('tells lists, relations and scalars apart', () => {
    const fields = entities.get('Launchpad')?.fields ?? [];
    expect(fields.find(({ name }) => name === 'deposit')).toMatchObject({ type: 'Deposit', derivedFrom: 'launchpad' });
    expect(fields.find(({ name }) => name === 'presaleInfo')).toMatchObject({ type: 'PresaleInfo', derivedFrom: null });
    expect(fields.find(({ name }) => name === 'tokenLP')).toMatchObject({ type: 'Bytes', required: false });
  });
});
