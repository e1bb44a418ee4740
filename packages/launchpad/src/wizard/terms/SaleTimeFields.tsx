import { t } from '@lingui/core/macro';
import { Panel } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { ReactNode } from 'react';
import { Fields } from './Fields.tsx';

const { DateTimeField } = formOf<{ startTime: string; endTime: string }>();

/** When a sale starts and ends, with fields of its kind behind. */
export function SaleTimeFields({ children }: { children?: ReactNode }) {
  return (
    <Panel title={t`Time`}>
      <Fields>
        <DateTimeField name="startTime" label={t`Start time`} isRequired />
        <DateTimeField name="endTime" label={t`End time`} isRequired />
        {children}
      </Fields>
    </Panel>
  );
}
