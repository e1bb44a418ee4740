import { Button, Notice, Stack } from '@rab/ui';

/** In place of the review: a saved step that no longer holds, why, and the way to it. `step` is 0-based. */
export function StaleStep({
  message,
  step,
  goTo,
}: {
  message: string | undefined;
  step: number;
  goTo: (step: number) => void;
}) {
  return (
    <Notice tone="warning" title="A saved step is no longer valid">
      <Stack gap="3" align="start">
        {message}
        <Button size="sm" variant="outline" onClick={() => goTo(step)}>
          Go to step {step + 1}
        </Button>
      </Stack>
    </Notice>
  );
}
