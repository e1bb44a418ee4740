import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Flex, Span } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { type ReactNode, useId, useState } from 'react';
import type { LabelChoice, useListChoice } from './useListChoice.ts';

const sorts = () =>
  [
    ['endTime', t`Live first`],
    ['createdAt', t`Newest`],
    ['totalBaseCollected', t`Most raised`],
  ] as const;
const labels = (): readonly [LabelChoice, string][] => [
  ['audit', t`Audit`],
  ['kyc', 'KYC'],
];

/**
 * Order and filters of a list, each a button that is pressed or not (MNY-14). On phones a button opens them and says how many
 * are chosen: the first card comes before them.
 */
export function ListFilters(filters: ReturnType<typeof useListChoice>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { sort, currency, label, hasVesting } = filters.choice;
  const chosen = [sort !== 'endTime', currency, label, hasVesting].filter(Boolean).length;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        display={{ base: 'inline-flex', md: 'none' }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Sort and filter</Trans>
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <Flex id={id} gap="4" wrap="wrap" display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}>
        <Choices {...filters} />
      </Flex>
    </>
  );
}

function Choices({ choice, setSort, setCurrency, setLabel, setVesting, setTable }: ReturnType<typeof useListChoice>) {
  const { baseTokens } = useChainConfig();
  return (
    <>
      <Group label={t`Sort`}>
        {sorts().map(([sort, words]) => (
          <Choice key={sort} isOn={choice.sort === sort} onChoose={() => setSort(sort)}>
            {words}
          </Choice>
        ))}
      </Group>
      <Group label={t`Show only`}>
        {baseTokens.map(({ address, symbol }) => {
          const isOn = choice.currency === address;
          return (
            <Choice key={address} isOn={isOn} onChoose={() => setCurrency(isOn ? '' : address)}>
              {symbol}
            </Choice>
          );
        })}
        {labels().map(([label, words]) => {
          const isOn = choice.label === label;
          return (
            <Choice key={label} isOn={isOn} onChoose={() => setLabel(isOn ? '' : label)}>
              {words}
            </Choice>
          );
        })}
        <Choice isOn={choice.hasVesting} onChoose={() => setVesting(!choice.hasVesting)}>
          <Trans>Vesting</Trans>
        </Choice>
      </Group>
      <Group label={t`View`}>
        <Choice isOn={!choice.isTable} onChoose={() => setTable(false)}>
          <Trans>Cards</Trans>
        </Choice>
        <Choice isOn={choice.isTable} onChoose={() => setTable(true)}>
          <Trans>Table</Trans>
        </Choice>
      </Group>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex role="group" aria-label={label} gap="2" align="center" wrap="wrap">
      <Span color="fg.muted" textStyle="label">
        {label}
      </Span>
      {children}
    </Flex>
  );
}

function Choice({ isOn, onChoose, children }: { isOn: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <Button
      size="sm"
      rounded="full"
      variant={isOn ? 'subtle' : 'outline'}
      {...(isOn && { colorPalette: 'accent' })}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {children}
    </Button>
  );
}
