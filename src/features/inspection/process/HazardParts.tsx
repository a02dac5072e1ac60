import { formatFullMoment } from '@domain/date-format'
import { hazardActions } from '@domain/statuses/inspection'
import { Thumbs } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { Button, KeyValue, Row, SectionCard, Stack, Timeline } from '@/ui'
import type { Hazard } from '../hazard-text'

interface Props {
  of: Hazard
  onShow: (first: string, pictures: readonly string[]) => void
}

/** 整改前后: what the inspector saw, what is there now. */
export function Proof({ of: { photosBefore, photosAfter }, onShow }: Props) {
  if (photosAfter.length === 0) return null
  return (
    <SectionCard title='整改前后'>
      <Row gap={12} align='top'>
        <div className='grow'>
          <div className='fs-13 t3'>整改前</div>
          <Thumbs className='mt8' label='整改前照片' pictures={photosBefore} onShow={onShow} />
        </div>
        <div className='grow'>
          <div className='fs-13 t3'>整改后</div>
          <Thumbs className='mt8' label='整改后照片' pictures={photosAfter} onShow={onShow} />
        </div>
      </Row>
    </SectionCard>
  )
}

/** 限期整改通知书. */
export function Notice({ of: hazard, onShow }: Props) {
  const { receivedAt, served, inspectorPhone, photosAfter, photosBefore } = hazard
  return (
    <SectionCard title='限期整改通知书'>
      <div className='fs-14 t2 lh-read break'>{hazard.description}</div>
      {photosAfter.length === 0 && <Thumbs className='mt8' label='现场照片' pictures={photosBefore} onShow={onShow} />}
      <div className='hr' />
      <KeyValue
        items={[
          ['整改要求', hazard.measures],
          ['不合格项', hazard.itemText],
          ['依据', hazard.basis],
          ['用气地点', hazard.siteName],
          ['通知书编号', hazard.noticeNo],
          ['送达', receivedAt === null ? '待签收' : `${formatFullMoment(receivedAt)}${served ? '（视为送达）' : ''}`],
          ['通知期限', hazard.noticeDueDate],
          ['延期', hazard.extendStatus === 'NONE' ? null : extended(hazard)],
          [
            '安检员',
            <>
              {hazard.inspectorName}{' '}
              <Button kind='text' size='small' onTap={() => callPhone(inspectorPhone)}>
                联系安检员
              </Button>
            </>,
          ],
        ]}
      />
    </SectionCard>
  )
}

const extended = ({ extendStatus, extendDays }: Hazard): string =>
  `${extendDays}天 ${extendStatus === 'PENDING' ? '申请中' : extendStatus === 'AGREED' ? '已同意' : '未同意'}`

/** 到期会怎样: which side decides what, and when (IN-11). */
export function Ahead({ of: { ahead } }: { of: Hazard }) {
  if (ahead.length === 0) return null
  return (
    <SectionCard title='到期会怎样'>
      <Timeline
        items={ahead.map(({ date, title, note }) => ({
          key: `${date}${title}`,
          title: `${date.slice(5)} ${title}`,
          text: note,
        }))}
      />
    </SectionCard>
  )
}

/** 处理记录, the newest first. */
export function History({ of: { logs }, onShow }: Props) {
  return (
    <SectionCard title='处理记录'>
      <Timeline
        items={[...logs].reverse().map(({ logId, action, content, files, operatorName, at }) => ({
          key: logId,
          title: hazardActions[action],
          failed: action === 'REINSPECT_FAIL' || action === 'STOP_GAS',
          text: (
            <Stack gap={4}>
              {content !== '' && <span className='break'>{content}</span>}
              <Thumbs className='mt8' label={`${hazardActions[action]}照片`} pictures={files} onShow={onShow} />
            </Stack>
          ),
          meta: [operatorName, formatFullMoment(at)].filter(Boolean).join(' · '),
        }))}
      />
    </SectionCard>
  )
}
