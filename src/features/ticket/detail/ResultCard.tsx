import { formatMoney } from '@domain/money'
import { Fact, KeyValue, SectionCard } from '@/ui'
import { PhotoRow } from '../PhotoRow'
import { RatingFacts } from '../RatingFacts'
import type { Ticket } from '../ticket-text'

interface ResultCardProps {
  of: Ticket
  onPhoto: (first: string, all: readonly string[]) => void
}

/** 处理结果: what came of it, with pictures and what was charged on site; the rating below it. */
export function ResultCard({ of: ticket, onPhoto }: ResultCardProps) {
  const { resultText, resultFiles, feeAmount, feeBasis, evaluation } = ticket
  if (resultText === '') return null
  const isCharged = feeAmount !== '0.00'
  return (
    <SectionCard title='处理结果'>
      <Fact value={resultText} />
      <PhotoRow photos={resultFiles} label='处理照片' onPhoto={onPhoto} />
      {isCharged && (
        <KeyValue
          className='mt8'
          items={[
            ['现场收费', formatMoney(feeAmount)],
            ['收费依据', feeBasis],
          ]}
        />
      )}
      {evaluation && <RatingFacts of={evaluation} />}
    </SectionCard>
  )
}
