import type { Out } from '@contract'
import { useRead } from '@/request'
import { Ends, ErrorBlock, Sheet, Skeleton } from '@/ui'
import { count } from '../cells'
import type { DeskQuarter } from './DeskQuartersView'

type Question = Out<'btwob GET /hyq/results'>['questions'][number]

/** The questions of a quarter, and how often each answer was given (E-H-03, E-H-07). */
export function ResultsSheet({ quarter: { hyqId, quarter }, onClose }: { quarter: DeskQuarter; onClose: () => void }) {
  const read = useRead('btwob GET /hyq/results', { hyqId })
  const found = read.data
  return (
    <Sheet open title={`${quarter}题目与结果`} onClose={onClose}>
      {found === undefined ? (
        read.state === 'error' ? (
          <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
        ) : (
          <Skeleton height={320} />
        )
      ) : (
        <>
          <p className='fs-13 t2 num'>
            共 {count(found.answers)} 份，计入 {count(found.counted)} 份（8秒内答完的不计）
          </p>
          {found.questions.map((question) => (
            <Answers key={question.qid} of={question} />
          ))}
        </>
      )}
    </Sheet>
  )
}

function Answers({ of: { title, answered, choices } }: { of: Question }) {
  return (
    <div className='mt16'>
      <div className='fs-15 fw-m break'>{title}</div>
      <div className='fs-12 t3 num'>{count(answered)} 人回答</div>
      {choices.map(({ label, n }) => (
        <Ends key={label} className='fs-14' top={4}>
          <span className='break'>{label}</span>
          <span className='num nowrap'>{count(n)} 人</span>
        </Ends>
      ))}
    </div>
  )
}
