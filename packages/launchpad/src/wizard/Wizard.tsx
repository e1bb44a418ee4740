import { t } from '@lingui/core/macro';
import { say } from '@rab/language';
import { Box, Grid, Notice, PageHeader, Stack } from '@rab/ui';
import { StepTrail } from '@rab/ui/forms';
import { ConfirmDialog, lazyPart } from '@rab/ui/overlay';
import { isUnderWay, useChainConfig, useTransactions } from '@rab/wallet-context';
import { type ComponentType, Fragment } from 'react';
import { CreatedMeanwhile } from './CreatedMeanwhile.tsx';
import type { CreationValues } from './Creation.ts';
import type { WizardDefinition } from './defineWizard.ts';
import { LostToken } from './LostToken.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useWizard } from './useWizard.ts';
import { WizardWarnings } from './WizardWarnings.tsx';

type AfterFirstStep = typeof import('./afterFirstStep.ts');
const later = <Name extends keyof AfterFirstStep>(what: () => string, name: Name) =>
  lazyPart(what, async () => (await import('./afterFirstStep.ts'))[name] as ComponentType) as AfterFirstStep[Name];
const ReviewStep = later(() => t`The review`, 'ReviewStep');
const WizardSummary = later(() => t`The summary`, 'WizardSummary');

export interface WizardProps<Values extends CreationValues> {
  definition: WizardDefinition<Values>;
  /** The header's progress, 0 to 100; null takes it away. */
  onProgress: (percent: number | null) => void;
}

/** A creation wizard (WIZ-01): its steps, then the review. */
export function Wizard<Values extends CreationValues>({ definition, onProgress }: WizardProps<Values>) {
  const { title, description, steps, creation, NotOffered } = definition;
  const { contracts } = useChainConfig();
  const names = steps.map(({ name }) => name);
  const { top, id, step, saved, typed, tokenQuery, formsKey, isLost, goTo, onTyped, onPassed, onSubmit } = useWizard(
    definition.atom,
    names,
    onProgress,
  );
  // what was sent continues wherever the person is
  const isSent = useTransactions().some((record) => record.draftId === id && isUnderWay(record));
  const { isAsking, stay, leave } = useLeaveGuard(id !== null && !isSent);
  // inside of the wizard, whose draft stays meanwhile
  if (NotOffered && !contracts[creation.factory]) return <NotOffered />;
  const current = steps[step];
  const back = () => goTo(step - 1);
  const formsNow = Object.fromEntries(names.map((name) => [name, typed[name] ?? saved[name] ?? null]));
  return (
    <Stack gap="6">
      <Box ref={top} tabIndex={-1} outline="none" scrollMarginTop="24">
        <PageHeader title={say(title)} description={say(description)} />
      </Box>
      <StepTrail steps={[...steps.map((one) => say(one.title)), t`Finish`]} current={step} />
      {isLost && <LostToken />}
      <CreatedMeanwhile actKey={creation.key} draftId={id} />
      {step === 0 && (
        <Notice tone="warning" title={t`Before you begin`}>
          <WizardWarnings />
        </Notice>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: step > 0 ? 'minmax(0, 1fr) 360px' : undefined }}
        gap="6"
        alignItems="start"
      >
        <Fragment key={formsKey}>
          {current ? (
            <current.Draw
              key={current.name}
              saved={saved}
              typed={typed[current.name] ?? saved[current.name] ?? null}
              tokenQuery={tokenQuery}
              onTyped={onTyped}
              onPassed={onPassed}
              onBack={step > 0 ? back : undefined}
              goTo={goTo}
            />
          ) : (
            <ReviewStep definition={definition} saved={saved} onBack={back} onSubmit={onSubmit} goTo={goTo} />
          )}
        </Fragment>
        {step > 0 && <WizardSummary definition={definition} forms={formsNow} />}
      </Grid>
      <ConfirmDialog
        title={t`Leave the wizard?`}
        confirmLabel={t`Leave and discard`}
        cancelLabel={t`Keep editing`}
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leave}
      >
        {t`Your entries are discarded when you leave this page.`}
      </ConfirmDialog>
    </Stack>
  );
}
