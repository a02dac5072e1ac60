import { hazardStatus } from '@domain/statuses/inspection'
import { useToday } from '@/blocks'
import { CountDown, Ends, Row, Status, Steps, Card } from '@/ui'
import { Band } from '../Band'
import { dueText, levelTones as tones, LevelTag, Marks, stepsOf, type Hazard } from '../hazard-text'

const DAY = 86_400_000

/** '2天14小时29分'. */
function leftText(left: number): string {
  const minutes = Math.max(0, Math.floor(left / 60_000))
  const days = Math.floor(minutes / 1440)
  return `${days > 0 ? `${days}天 ` : ''}${Math.floor((minutes % 1440) / 60)}小时 ${minutes % 60}分`
}

/** What it is, how long there is, how far it is. */
export function HazardHead({ of: hazard, onEnd }: { of: Hazard; onEnd: () => void }) {
  const { level, title, status, dueDate, daysLate, meters, gasStopped } = hazard
  const today = useToday()
  const due = dueText(hazard)
  const isOver = status === 'CLOSED' || status === 'VOIDED'
  const isRunning =
    due !== null &&
    daysLate === 0 &&
    Date.parse(`${dueDate}T24:00:00+08:00`) - Date.parse(`${today}T00:00:00+08:00`) < 8 * DAY
  return (
    <>
      <Band tone={isOver ? 'success' : tones[level]}>
        <Ends>
          <Row gap={8} wrap>
            <LevelTag level={level} />
            <span className='fs-17 fw-b break'>{title}</span>
          </Row>
          <Status status={hazardStatus[status]} />
        </Ends>
        {due !== null && (
          <div className='fs-24 fw-b mt8 num'>
            {isRunning ? <CountDown until={`${dueDate}T23:59:59+08:00`} format={leftText} onEnd={onEnd} /> : due.text}
          </div>
        )}
        {!isOver && <div className='fs-13 mt4 num'>{deadlineText(hazard)}</div>}
        {isOver && hazard.closeNote !== null && <div className='fs-14 mt8 break'>{hazard.closeNote}</div>}
        <Row gap={8} wrap top={8}>
          <Marks of={hazard} />
          {gasStopped && meters.length > 0 && <span className='fs-13'>{meters.join('、')}</span>}
        </Row>
      </Band>
      {status !== 'VOIDED' && (
        <Card>
          <Steps {...stepsOf(hazard)} />
        </Card>
      )}
    </>
  )
}

function deadlineText({ status, dueDate, gasStopped, responsible, reinspectDate }: Hazard): string {
  if (responsible === 'COMPANY') return `由供气方负责整改，期限 ${dueDate}`
  if (status === 'SUBMITTED') return '整改已提交，等待复查'
  if (status === 'REINSPECTING') return reinspectDate === null ? '复查中' : `复查日期 ${reinspectDate}`
  return `${dueDate} 24:00 前提交${gasStopped ? '，复查合格后恢复供气' : ''}`
}
