import { Component, type ContextType, type ReactNode } from 'react';
import { toast } from '../toast/toast.ts';
import { ReportErrorContext } from './ReportErrorContext.ts';

interface Props {
  /** What the visitor asked for, e.g. `The menu`. */
  what: string;
  /** Takes back the request, so that it can be made again. */
  onFail?: () => void;
  /** Shown where the part did not load. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Around parts of the frame that are loaded when they are asked for: one that does not come must not take the whole page
 * along. The failure is reported.
 */
export class LazyBoundary extends Component<Props, { hasFailed: boolean }> {
  static override contextType = ReportErrorContext;
  declare context: ContextType<typeof ReportErrorContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    toast.error(`${this.props.what} could not be loaded. Reload the page and try again.`);
    this.context(error);
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
