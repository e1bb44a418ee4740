import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ErrorState } from '@rab/ui';
import { Component, type ReactNode } from 'react';
import { chunkErrorOf } from './host/chunkReload.ts';

interface Props {
  /** What the visitor wanted, e.g. `Lock`. */
  title: string;
  /** When it changes, the new page is tried even if the previous one failed. */
  pathname: string;
  /** Makes another attempt possible; without it Retry is not offered. */
  onRetry?: (() => void) | undefined;
  /** Hears of the failure; true asks for another attempt at once. */
  onError: (error: Error) => unknown;
  children: ReactNode;
}

/** What a visitor reads of a failure. */
function reasonOf(error: Error): string {
  if (error.name === 'RemoteError') return error.message;
  return chunkErrorOf(error) ? t`It didn’t load.` : t`Something unexpected went wrong.`;
}

/** Keeps a failing area from taking the page along: says what failed and offers Retry where that can help. */
export class RemoteBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (this.props.onError(error) === true) this.#retry();
  }

  override componentDidUpdate({ pathname }: Props, { error }: { error: Error | null }) {
    // the way to a page that fails changes both at once
    if (error && error === this.state.error && pathname !== this.props.pathname) this.#retry();
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    const { title } = this.props;
    if (!error) return this.props.children;
    return (
      <ErrorState title={t`${title} isn’t available right now`} {...(this.props.onRetry && { onRetry: this.#retry })}>
        {reasonOf(error)} <Trans>The rest of the site works.</Trans>
      </ErrorState>
    );
  }
}
