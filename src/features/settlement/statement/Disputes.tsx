import { usePreview } from '@/blocks'
import { Ends, Item, Photo, Row, SectionCard, Status } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { disputeReasons, disputeResults, type DisputeResult } from '@domain/statuses/statement'
import { formatVolume } from '@domain/volume'
import type { Dispute, Statement } from '../settlement-look'
import './statement.scss'

const LOOKS = {
  ACCEPTED: { label: disputeResults.ACCEPTED, tone: 'success' },
  KEPT: { label: disputeResults.KEPT, tone: 'muted' },
  WITHDRAWN: { label: disputeResults.WITHDRAWN, tone: 'muted' },
} as const satisfies Record<DisputeResult, unknown>
const OPEN = { label: '待答复', tone: 'warning' } as const

/** What was objected to, over all revisions, each with the company's answer (AE-24). */
export function Disputes({ statement: { disputes } }: { statement: Statement }) {
  const preview = usePreview()
  if (disputes.length === 0) return null
  return (
    <SectionCard title='异议记录' count={disputes.length} flush>
      {disputes.map((dispute) => (
        <DisputeItem key={dispute.disputeId} dispute={dispute} onShow={preview.show} />
      ))}
      {preview.layer}
    </SectionCard>
  )
}

interface ItemProps {
  dispute: Dispute
  onShow: (first: string, all: readonly string[]) => void
}

function DisputeItem({ dispute, onShow }: ItemProps) {
  const { meterName, channelNo, images, reply, repliedAt, result, expectedReading } = dispute
  const urls = images.map(({ url }) => url)
  const where = [meterName, ...(channelNo === null ? [] : [`通道${channelNo}`])].filter(Boolean).join(' ')
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m'>{disputeReasons[dispute.reasonCode]}</span>
        <Status status={result === null ? OPEN : LOOKS[result]} />
      </Ends>
      <div className='fs-12 t3 num'>
        {[where, `第${dispute.revision}版`, formatFullMoment(dispute.submittedAt)].filter(Boolean).join(' · ')}
      </div>
      <div className='fs-14 mt8 break'>{dispute.content}</div>
      {expectedReading !== null && <div className='fs-13 t2 mt4 num'>客户读数 {formatVolume(expectedReading)}</div>}
      {urls.length > 0 && (
        <Row gap={8} wrap top={8}>
          {urls.map((url, index) => (
            <Photo
              key={images[index]?.fileID}
              className='st-photo'
              src={url}
              alt={`异议照片${index + 1}`}
              onTap={() => onShow(url, urls)}
            />
          ))}
        </Row>
      )}
      {reply !== null && repliedAt !== null && (
        <div className='sunken mt8 fs-13 t2'>
          <div className='fw-m t1'>公司答复 {formatFullMoment(repliedAt)}</div>
          <div className='break'>{reply}</div>
        </div>
      )}
    </Item>
  )
}
