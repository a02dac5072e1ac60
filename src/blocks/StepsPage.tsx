import type { ReactNode } from 'react'
import { BottomBar, Steps, type BottomAction, type Step } from '@/ui'
import { PageFrame, type PageFrameProps } from './PageFrame'

export interface StepsPageProps extends Omit<PageFrameProps, 'top' | 'footer'> {
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
  primary: BottomAction
  /** One step back; absent on the first. */
  secondary?: BottomAction
  children: ReactNode
}

/** A task in three to five steps: where one is, the step itself, one way on and one back. The draft is the caller's. */
export function StepsPage({ steps, current, primary, secondary, children, ...frame }: StepsPageProps) {
  return (
    <PageFrame
      {...frame}
      top={<Steps items={steps} current={current} />}
      footer={<BottomBar primary={primary} {...(secondary && { secondary })} />}
    >
      {children}
    </PageFrame>
  )
}
