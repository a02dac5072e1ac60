import { Component, type ReactNode } from 'react'
import { forgetUnshown } from '@/request'
import type { PagePath } from '@/routes/table'
import { noteFault } from '@/telemetry'
import { ErrorBlock } from '@/ui'
import { PageFrame } from './PageFrame'

interface Props {
  path: PagePath
  children: ReactNode
}

/**
 * A view that failed while it was drawn: shown as a failed read instead of an empty page; a tap starts it again, with answers loaded
 * again.
 */
export class PageFault extends Component<Props, { failed: boolean }> {
  constructor(props: Props) {
    super(props)
    this.state = { failed: false }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    noteFault(error, this.props.path)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      // No part of the screen shows what it has read.
      forgetUnshown()
      this.setState({ failed: false })
    }
    return (
      <PageFrame>
        <ErrorBlock onRetry={retry} />
      </PageFrame>
    )
  }
}
