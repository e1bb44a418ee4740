import { Trans } from '@lingui/react/macro';
import { toInputText } from '@rab/contracts';
import { useFormContext } from 'react-hook-form';
import { Button, Span } from '../core/chakra.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface AmountFieldProps extends Omit<TextFieldProps, 'inputMode' | 'suffix'> {
  symbol?: string | undefined;
  /** What MAX fills in, in base units; no button while it is unknown. */
  max?: bigint | undefined;
  decimals: number;
}

/** A token amount as text; it is parsed once, by the form's schema. */
export function AmountField({ symbol, max, decimals, ...rest }: AmountFieldProps) {
  const { setValue } = useFormContext();
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      suffix={
        <>
          {max !== undefined && (
            <Button
              size="2xs"
              variant="subtle"
              colorPalette="accent"
              onClick={() =>
                setValue(rest.name, toInputText(max, decimals), { shouldValidate: true, shouldDirty: true })
              }
            >
              <Trans>MAX</Trans>
            </Button>
          )}
          {symbol && (
            <Span maxW="20" truncate>
              {symbol}
            </Span>
          )}
        </>
      }
    />
  );
}
