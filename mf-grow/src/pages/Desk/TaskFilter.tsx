import { t } from '@lingui/core/macro';
import { Button, Flex } from '@rab/ui';
import type { GrowTask, WaitingSale } from '../../kind/growWait.ts';
import { tasks } from './tasks.ts';

export interface TaskFilterProps {
  waiting: readonly WaitingSale[];
  /** Undefined: all of them. */
  chosen: GrowTask | undefined;
  onChoose: (task: GrowTask | '') => void;
}

/** The kinds of work in the queue with how much there is of each; pressing one shows only that. */
export function TaskFilter({ waiting, chosen, onChoose }: TaskFilterProps) {
  const words = tasks();
  const all = Object.keys(words) as GrowTask[];
  const count = (task: GrowTask) => waiting.filter(({ wait }) => wait.task === task).length;
  const choices = [
    { task: '' as const, label: t`All`, size: waiting.length },
    ...all.map((task) => ({ task, label: words[task], size: count(task) })).filter(({ size }) => size > 0),
  ];
  return (
    <Flex role="group" aria-label={t`Show only`} gap="2" wrap="wrap">
      {choices.map(({ task, label, size }) => {
        const isOn = task === (chosen ?? '');
        return (
          <Button
            key={task}
            size="sm"
            rounded="full"
            variant={isOn ? 'subtle' : 'outline'}
            {...(isOn && { colorPalette: 'accent' })}
            aria-pressed={isOn}
            onClick={() => onChoose(task)}
          >
            {`${label} (${size})`}
          </Button>
        );
      })}
    </Flex>
  );
}
