import type { ReactNode } from 'react'
import { Button, Card, KeyValue, ResultHead, Row, type FactRow, type ResultHeadProps } from '@/ui'
import { PageFrame, type PageFrameProps } from './PageFrame'

export interface ResultAction {
  text: string
  onTap: () => void | Promise<unknown>
}

export interface ResultPageProps extends Omit<PageFrameProps, 'children' | 'footer'> {
  kind: ResultHeadProps['kind']
  headline: string
  amount?: string | null
  /** One line: what happens next. */
  text?: ReactNode
  facts?: readonly FactRow[]
  primary?: ResultAction
  secondary?: ResultAction
  /** What is meant to be thought over: a link below the buttons. */
  third?: ResultAction
  /** Between the head and the buttons. */
  steps?: ReactNode
  children?: ReactNode
}

/** How something ended: icon, headline, amount, facts, at most two buttons (visual 6). */
export function ResultPage({
  kind,
  headline,
  amount,
  text,
  facts,
  primary,
  secondary,
  third,
  steps,
  children,
  ...frame
}: ResultPageProps) {
  return (
    <PageFrame {...frame}>
      <ResultHead kind={kind} title={headline} amount={amount} text={text} />
      {steps}
      <Row gap={12} className={third ? 'gutter mb8' : 'gutter mb24'}>
        {secondary && (
          <Button kind='outline' size='xlarge' block onTap={secondary.onTap}>
            {secondary.text}
          </Button>
        )}
        {primary && (
          <Button kind='filled' size='xlarge' block onTap={primary.onTap}>
            {primary.text}
          </Button>
        )}
      </Row>
      {third && (
        <Row to='centre' className='mb16'>
          <Button kind='text' onTap={third.onTap}>
            {third.text}
          </Button>
        </Row>
      )}
      {facts && facts.length > 0 && (
        <Card>
          <KeyValue items={facts} />
        </Card>
      )}
      {children}
    </PageFrame>
  )
}
