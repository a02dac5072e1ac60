import type { ReactNode } from 'react'

export interface CardScrollerProps {
  children: ReactNode
  /** px from the left edge where it is at first. */
  from: number
  /** px from the left edge. */
  onMove: (left: number) => void
}
