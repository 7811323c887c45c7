import { Component, type ReactNode } from 'react'
import { networkError } from '../api/api-error.ts'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Header } from './header.tsx'
import { reloadIfReached } from './reload.ts'

interface State {
  error: unknown
}

/** Catches what breaks inside a section, such as a chunk that a new release has replaced or that failed to load. */
export class LoadBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: navigator.onLine ? error : networkError() }
  }

  // An error caught here does not reach `window`, where errors are reported to the error log.
  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  // Nothing else does it: a list that failed is asked for again by its query, but here there is none yet.
  private retryOnline = () => {
    if (this.state.error !== null) void this.retry()
  }

  override componentDidMount() {
    window.addEventListener('online', this.retryOnline)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retryOnline)
  }

  private retry = async () => {
    if (!(await reloadIfReached())) this.setState({ error: networkError() })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <>
        <Header onRefresh={this.retry} />
        <ErrorState title="This section could not be opened" error={error} onRetry={this.retry} />
      </>
    )
  }
}
