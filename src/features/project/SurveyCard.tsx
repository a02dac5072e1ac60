import { useState } from 'react'
import { appointSlots } from '@domain/statuses/appointment'
import { surveyResults } from '@domain/statuses/project'
import { useRead } from '@/request'
import { formatFullMoment } from '@domain/date-format'
import { callPhone } from '@/platform/phone'
import { Button, Card, Ends, ErrorBlock, KeyValue, Skeleton, Status } from '@/ui'
import { Photos } from './Photos'
import { VisitSheet } from './VisitSheet'

interface Props {
  projectId: string
  onShow: (first: string, all: readonly string[]) => void
}

/** 现场勘察: the surveyor and the moment of the visit, and what was found. */
export function SurveyCard({ projectId, onShow }: Props) {
  const read = useRead('job POST /customer/node/getExplorationNode', { projectId }, { refresh: 'show' })
  const [isMoving, setMoving] = useState(false)
  const of = read.data
  if (of === undefined)
    return read.error ? (
      <ErrorBlock small text={read.error.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={150} />
    )
  const { appointDate, appointSlot, surveyor, conclusion } = of
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b'>现场勘察</span>
        {conclusion !== null && <Status status={surveyResults[conclusion]} />}
      </Ends>
      <KeyValue
        items={[
          ['上门时间', appointDate && appointSlot && `${appointDate} ${appointSlots[appointSlot].label}`],
          ['到场时间', of.arrivedAt && formatFullMoment(of.arrivedAt)],
          [
            '勘察员',
            surveyor && (
              <>
                {surveyor.name}{' '}
                <Button
                  kind='text'
                  size='small'
                  label={`拨打${surveyor.name}的电话`}
                  onTap={() => callPhone(surveyor.phone)}
                >
                  拨打电话
                </Button>
              </>
            ),
          ],
          ['结论', of.conclusionText || null],
          ['最近管线', of.pipe && `${of.pipe.diameter}，${of.pipe.distance}米`],
        ]}
      />
      <Photos files={of.photos} label='勘察' onShow={onShow} />
      {of.changeLeft > 0 && (
        <Button kind='text' onTap={() => setMoving(true)}>
          {`改期（还可改${of.changeLeft}次）`}
        </Button>
      )}
      {isMoving && (
        <VisitSheet
          projectId={projectId}
          onClose={() => setMoving(false)}
          onChanged={async () => {
            setMoving(false)
            await read.reload()
          }}
        />
      )}
    </Card>
  )
}
