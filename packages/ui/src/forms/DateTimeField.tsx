import { Input } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Span } from '../core/chakra.ts';
import { formatLocal } from '../core/time.ts';
import { type FieldProps, FormField } from './FormField.tsx';
import { caretBehind, editUtcInput, maskUtcInput, parseUtcInput, stepUtcInput, UTC_FORMAT } from './utcInput.ts';

export type DateTimeFieldProps = FieldProps;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A moment in UTC, typed as `YYYY-MM-DD HH:mm` whatever the browser's own format is: digits are enough, the arrow keys move
 * the part at the caret. The reader's own time is shown below it.
 */
export function DateTimeField({ hint, ...field }: DateTimeFieldProps) {
  const { register, setValue, getValues } = useFormContext();
  const { onChange, ...registered } = register(field.name);
  const text = useWatch({ name: field.name });
  const seconds = typeof text === 'string' ? parseUtcInput(text) : null;
  const localTime = formatLocal(seconds ?? 0n);
  const localHint = seconds === null ? t`UTC, 24 hours` : t`UTC · ${localTime} in your time`;
  const mask = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const { value } = target;
    const before = String(getValues(field.name) ?? '');
    const caret = target.selectionEnd ?? value.length;
    const isPasted = /^insertFrom/.test((event.nativeEvent as InputEvent).inputType);
    // a part that loses a digit is not a shorter one
    const isEdited = !isPasted && (caret < value.length || before.startsWith(value));
    const masked = isEdited ? editUtcInput(before, value) : maskUtcInput(value);
    if (masked !== value) {
      target.value = masked;
      const digits = value.slice(0, caret).replace(/\D/g, '').length;
      const at = isEdited ? caretBehind(digits) : Math.max(masked.length - (value.length - caret), 0);
      target.setSelectionRange(at, at);
    }
    return onChange(event);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = STEPS[event.key];
    const { currentTarget: input } = event;
    const caret = input.selectionStart ?? 0;
    const next = by === undefined ? null : stepUtcInput(input.value, caret, by);
    if (next === null) return;
    event.preventDefault();
    setValue(field.name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    input.setSelectionRange(caret, caret);
  };
  return (
    <FormField
      {...field}
      hint={
        <>
          {localHint} {hint && <Span>· {hint}</Span>}
        </>
      }
    >
      <Input
        {...registered}
        onChange={mask}
        onKeyDown={step}
        placeholder={UTC_FORMAT}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        size="lg"
        textStyle="body"
        fontVariantNumeric="tabular-nums"
      />
    </FormField>
  );
}
