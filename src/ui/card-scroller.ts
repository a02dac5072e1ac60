import type { ReactNode } from 'react'

export interface CardScrollerProps {
  children: ReactNode
  /** px from the left edge. */
  onMove: (left: number) => void
}
