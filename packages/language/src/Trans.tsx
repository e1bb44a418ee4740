import { TransNoContext, type TransProps } from '@lingui/react/server';
import { i18n } from './i18n.ts';

/** What `Trans`, `Plural` and `Select` of Lingui's macros compile to: a message with elements in it. */
export const Trans = (message: TransProps) => <TransNoContext {...message} lingui={{ i18n }} />;
