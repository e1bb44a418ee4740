import { t } from '@lingui/core/macro';
import { Component, type ContextType, type ReactNode, Suspense } from 'react';
import { toast } from '../toast/toast.ts';
import { ReportErrorContext } from './ReportErrorContext.ts';

interface Props {
  /** What the visitor asked for, e.g. `The menu`. */
  what: string;
  /** Closes what was asked for. */
  onFail?: () => void;
  /** Shown until the part is there. */
  waiting?: ReactNode;
  /** Shown where the part did not load. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Around parts of a page that are loaded when they are drawn (`lazyNamed`): one that does not come must not take the whole
 * page along. A toast says it, and the failure is reported.
 */
export class LazyBoundary extends Component<Props, { hasFailed: boolean }> {
  static override contextType = ReportErrorContext;
  declare context: ContextType<typeof ReportErrorContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    const { what } = this.props;
    toast.error(t`${what} didn’t load. Reload the page and try again.`);
    this.context(error);
    this.props.onFail?.();
  }

  override render(): ReactNode {
    const { waiting, fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
