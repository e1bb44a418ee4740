import { t } from '@lingui/core/macro';
import { IconButton, Languages, LazyBoundary, lazyNamed } from '@rab/ui';
import { useLanguageChoice } from '@rab/wallet-context';
import { useState } from 'react';
import { useIsHydrating } from '../static/useIsHydrating.ts';

// the menu is heavy: loaded when it is opened for the first time
const LanguageMenu = lazyNamed(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** The language of everything on the page (LNG-02). */
export function LanguageSwitch(look: Parameters<typeof IconButton>[0]) {
  const choice = useLanguageChoice();
  const [isWanted, setWanted] = useState(false);
  const isHydrating = useIsHydrating();
  const name = isHydrating ? '' : choice.languages.find(({ code }) => code === choice.chosen)?.name;
  const trigger = (
    <IconButton
      {...look}
      variant="ghost"
      color="fg.muted"
      aria-haspopup="menu"
      aria-label={name ? t`Language: ${name}` : t`Language`}
      onClick={() => setWanted(true)}
    >
      <Languages />
    </IconButton>
  );
  if (!isWanted) return trigger;
  return (
    <LazyBoundary what={t`The list of languages`} waiting={trigger} onFail={() => setWanted(false)}>
      <LanguageMenu choice={choice} trigger={trigger} />
    </LazyBoundary>
  );
}
