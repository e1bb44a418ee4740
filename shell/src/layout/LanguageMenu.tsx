import { t } from '@lingui/core/macro';
import { Span } from '@rab/ui';
import type { LanguageChoice } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { ChoiceMenu } from './ChoiceMenu.tsx';

/** The languages, each as its speakers call it. */
export function LanguageMenu({ choice, trigger }: { choice: LanguageChoice; trigger: ReactNode }) {
  const { languages, chosen, choose } = choice;
  const choices = languages.map(({ code, name }) => ({
    id: code,
    content: (
      <Span lang={code} translate="no">
        {name}
      </Span>
    ),
  }));
  return <ChoiceMenu label={t`Language`} choices={choices} chosen={chosen} choose={choose} trigger={trigger} />;
}
