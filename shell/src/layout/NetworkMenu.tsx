import { t } from '@lingui/core/macro';
import { Image } from '@rab/ui';
import { sayNotSwitched } from '@rab/ui/connected';
import type { ChainChoice } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { ChoiceMenu } from './ChoiceMenu.tsx';

/** The configured chains, the current one marked. */
export function NetworkMenu({ choice, trigger }: { choice: ChainChoice; trigger: ReactNode }) {
  const { chains, current, choose } = choice;
  const pick = async (id: string) => {
    const chain = chains.find((other) => String(other.id) === id);
    if (!chain || chain.id === current.id) return;
    if (!(await choose(chain))) sayNotSwitched(chain.name);
  };
  const choices = chains.map(({ id, name, logo }) => ({
    id: String(id),
    content: (
      <>
        <Image src={logo} alt="" boxSize="5" rounded="full" />
        {name}
      </>
    ),
  }));
  return (
    <ChoiceMenu
      label={t`Network`}
      choices={choices}
      chosen={String(current.id)}
      choose={(id) => void pick(id)}
      trigger={trigger}
    />
  );
}
