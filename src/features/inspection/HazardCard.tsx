import { hazardStatus } from '@domain/statuses/inspection'
import { useLinks } from '@/blocks'
import { Button, Card, Ends, NoticeBar, Photo, Row, Status, Steps } from '@/ui'
import { dueText, LevelTag, Marks, stepsOf, type HazardHead } from './hazard-text'
import './inspection.scss'

const acts: Partial<Record<HazardHead['status'], string>> = {
  TO_CONFIRM: '签收',
  RECTIFYING: '提交整改',
  FAILED: '重新整改',
}

interface Props {
  hazard: HazardHead
  /** With what must be done and how far it is: beside the report. */
  whole?: true
}

/** A hazard: what it is, until when, its state. */
export function HazardCard({ hazard, whole }: Props) {
  const { hazardId, status, photo, title, siteName, measures, dueDate, responsible } = hazard
  const open = useLinks().to('/subPages/inspection-report/inspection-process', { hazardId })
  const due = dueText(hazard)
  const act = responsible === 'CUSTOMER' ? acts[status] : undefined
  return (
    <Card>
      <button type='button' className='full left in-plain' onClick={open}>
        <Row gap={12} align='top'>
          <div className='grow'>
            <Row gap={8} wrap>
              <LevelTag level={hazard.level} />
              <span className='fs-16 fw-b break'>{title}</span>
            </Row>
            <Ends top={4}>
              <span className='fs-13 t3 break'>{siteName}</span>
              {due && <span className={`fs-13 fw-m num ${due.className}`}>{due.text}</span>}
            </Ends>
            <Row gap={8} wrap top={8}>
              <Status status={hazardStatus[status]} />
              <Marks of={hazard} />
            </Row>
          </div>
          {photo !== null && <Photo className='in-thumb' src={`${photo}&w=320`} lazy />}
        </Row>
        {whole && <div className='fs-14 t2 mt8 break'>{measures}</div>}
      </button>
      {whole && hazard.gasStopped && (
        <NoticeBar inset tone='danger' className='mt8'>
          已停气，整改复查合格后恢复供气
        </NoticeBar>
      )}
      {whole && <Steps className='mt12' {...stepsOf(hazard)} />}
      {whole && status !== 'CLOSED' && status !== 'VOIDED' && (
        <Ends top={12}>
          <span className='fs-13 t3 num'>{`期限 ${dueDate} 24:00`}</span>
          {act !== undefined && (
            <Button kind='outline' size='small' onTap={open}>
              {act}
            </Button>
          )}
        </Ends>
      )}
    </Card>
  )
}
