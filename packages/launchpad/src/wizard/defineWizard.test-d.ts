// Checked by the types step: every mistake below must not compile.
import { v } from '@rab/config';
import { amountCodec } from '@rab/ui/forms';
import type { Creation, CreationValues } from './Creation.ts';
import { defineWizard } from './defineWizard.ts';
import { infoStep } from './info/infoStep.tsx';
import { tokenStep } from './steps/tokenStep.tsx';
import { saleVerifyStep } from './terms/saleVerifyStep.tsx';

interface Values extends CreationValues {
  sale: { cap: bigint };
}
declare const creation: Creation<Values>;
declare const other: Creation<Values & { sale: { floor: bigint } }>;

const form = v.object({ cap: v.string() });
const schema = v.object({ cap: amountCodec(18) });
const verify = saleVerifyStep();
const options = { title: '', needs: verify, form, schema: () => schema, Fields: () => null };
const sale = tokenStep('sale', { ...options, emptyForm: () => ({ cap: '' }) });
const wizard = { key: 'rab.try.v1', title: '', description: '' };

export const right = defineWizard({ ...wizard, steps: [verify, sale, infoStep()], creation });

// @ts-expect-error no step gives out the floor that the creation takes
export const lacksAValue = defineWizard({ ...wizard, steps: [verify, sale, infoStep()], creation: other });

// @ts-expect-error the step that the creation takes the cap of is missing
export const lacksAStep = defineWizard({ ...wizard, steps: [verify, infoStep()], creation });

// @ts-expect-error nothing says what buyers read
export const lacksInfo = defineWizard({ ...wizard, steps: [verify, sale], creation });

// @ts-expect-error the empty form lacks the field
export const lacksAField = tokenStep('sale', { ...options, emptyForm: () => ({}) });

export const readsTooMuch = tokenStep('sale', {
  ...options,
  // @ts-expect-error the schema reads a field that the form does not have
  emptyForm: () => ({ cap: '' }),
  schema: () => v.object({ floor: amountCodec(18) }),
});

export const asksTooMuch = tokenStep('sale', {
  ...options,
  emptyForm: () => ({ cap: '' }),
  // @ts-expect-error the first step gives out no such value
  schema: ({ verified }) => (verified.fee ? schema : schema),
});
