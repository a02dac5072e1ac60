import { CountDown } from '@/ui'
import { longLeft } from '../../package-text'
import type { NextStep } from '../../types'

/** What waits for the customer next, and how long. */
export const NextLine = ({ step, onEnd }: { step: NextStep; onEnd: () => void }) => (
  <div className={`fs-13 break ${step.loss === null ? 'c-warning' : 'c-danger'}`}>
    {step.text}
    {step.deadline !== null && (
      <>
        ，
        <span className='nowrap'>
          剩余 <CountDown until={step.deadline} format={longLeft} onEnd={onEnd} />
        </span>
      </>
    )}
  </div>
)
