import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { IconButton } from '../../core/chakra.ts';
import { Check, Copy } from '../../core/lazyIcons.ts';
import { toast } from '../../toast/toast.ts';
import { copyText } from './copyText.ts';

const SHOWN_MS = 1_500;

/** Copies a text and says so in a toast. */
export function CopyButton({ text, label, toastText }: { text: string; label: string; toastText: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(text);
    } catch {
      toast.error(t`Your browser blocks copying.`);
      return;
    }
    toast.success(toastText);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <IconButton aria-label={label} variant="ghost" size="2xs" color="fg.muted" onClick={copy}>
      {copied ? <Check /> : <Copy />}
    </IconButton>
  );
}
