import { t } from '@lingui/core/macro';
import { Button } from '@rab/ui';
import { FormDialog, lazyPart } from '@rab/ui/overlay';
import { type ComponentType, useState } from 'react';
import type { SettingFormPart } from './SettingFormPart.ts';

/** A form that comes once it is opened: the page is everybody's, its forms are the owner's alone. */
export const settingForm = (name: keyof typeof import('./settingForms.ts')) =>
  lazyPart<SettingFormPart>(
    () => t`The form`,
    async () => (await import('./settingForms.ts'))[name],
  );

/** A setting that its owner changes: the button, and above the page the form. */
export function SettingDialog({
  Form,
  label,
  settings,
}: Omit<SettingFormPart, 'onDone'> & { Form: ComponentType<SettingFormPart> }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog title={label} isOpen={isOpen} onClose={close}>
        <Form settings={settings} label={label} onDone={close} />
      </FormDialog>
    </>
  );
}
