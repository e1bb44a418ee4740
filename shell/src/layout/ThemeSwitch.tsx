import { t } from '@lingui/core/macro';
import { IconButton, Monitor, Moon, Sun } from '@rab/ui';
import { COLOR_MODES, useColorMode } from '@rab/ui/connected';
import { useIsHydrating } from '../static/useIsHydrating.ts';

const looks = () =>
  ({
    dark: { label: t`dark`, Icon: Moon },
    light: { label: t`light`, Icon: Sun },
    system: { label: t`same as device`, Icon: Monitor },
  }) as const;

/** Goes through dark, light and the device's own theme. */
export function ThemeSwitch() {
  const [chosen, setMode] = useColorMode();
  const mode = useIsHydrating() ? 'system' : chosen;
  const next = COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? 'system';
  const { Icon, label } = looks()[mode];
  const nextLabel = looks()[next].label;
  return (
    <IconButton
      variant="ghost"
      color="fg.muted"
      minH={{ base: '11', md: '10' }}
      minW={{ base: '11', md: '10' }}
      data-act="theme"
      aria-label={t`Theme: ${label}. Change to ${nextLabel}`}
      onClick={() => setMode(next)}
    >
      <Icon />
    </IconButton>
  );
}
