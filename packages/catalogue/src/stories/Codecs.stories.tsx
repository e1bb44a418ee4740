import { v } from '@rab/config';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { Stack } from '@rab/ui';
import {
  addressCodec,
  amountCodec,
  basisPointsCodec,
  FormProvider,
  formOf,
  linkCodec,
  mostDays,
  perMilleCodec,
  someTime,
  textCodec,
  useSchemaForm,
  utcDateCodec,
  wholeDaysCodec,
  wholeMinutesCodec,
} from '@rab/ui/forms';
import { useEffect } from 'react';
import { HUGE, MOMENT, RIGHT_TO_LEFT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const most = { value: 100n, message: 'Must be at most 100' };

const codecs = {
  text: textCodec('Name is required'),
  address: addressCodec({ blank: 'Token address is required', invalid: 'Invalid token address' }),
  amount: amountCodec(18, { max: { value: 10n ** 18n, message: 'Must be at most 1' } }),
  basisPoints: basisPointsCodec({ max: most }),
  perMille: perMilleCodec({ max: most }),
  link: linkCodec('A link is required'),
  date: utcDateCodec('A date is required', { after: { value: MOMENT, message: 'Must lie in the future' } }),
  days: wholeDaysCodec({ min: someTime, max: mostDays(365n * SECONDS_PER_DAY) }),
  minutes: wholeMinutesCodec({ min: someTime }),
};
const schema = v.object(codecs);
const NAMES = Object.keys(codecs) as (keyof typeof codecs)[];
type Values = Record<keyof typeof codecs, string>;
const { TextField } = formOf<Values>();

const all = (text: string): Values => ({
  text,
  address: text,
  amount: text,
  basisPoints: text,
  perMille: text,
  link: text,
  date: text,
  days: text,
  minutes: text,
});

function ParsedValues({ values }: { values: Values }) {
  const form = useSchemaForm({ schema, defaultValues: values });
  const { trigger } = form;
  useEffect(() => {
    void trigger();
  }, [trigger]);
  return (
    <FormProvider {...form}>
      <Stack gap="5" maxW="lg">
        {NAMES.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
      </Stack>
    </FormProvider>
  );
}

/** What each codec says of the same text. */
export const stories: Stories = {
  'nothing typed': { draw: () => <ParsedValues values={all('')} /> },
  'no number, date or link': { draw: () => <ParsedValues values={all('abc')} /> },
  'a part of a day': { draw: () => <ParsedValues values={all('1.5')} /> },
  zero: { draw: () => <ParsedValues values={all('0')} /> },
  'biggest number': { draw: () => <ParsedValues values={all(String(HUGE))} /> },
  'in the past': { draw: () => <ParsedValues values={all('2020-01-01 00:00')} /> },
  'right to left': { draw: () => <ParsedValues values={all(RIGHT_TO_LEFT)} /> },
};
