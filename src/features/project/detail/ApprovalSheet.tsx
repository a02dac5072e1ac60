import { useState } from 'react'
import { approvalTypes, projectApprovalStatus } from '@domain/statuses/project'
import { useAct, useFormAct, useMay } from '@/blocks'
import { useRead } from '@/request'
import { useDrawing } from '@/shared/signing'
import { Button, Ends, ErrorBlock, KeyValue, Row, Sheet, Skeleton, Stack, Status } from '@/ui'
import { Files } from '../Files'
import type { Approval } from '../types'
import { DecideSheet } from './DecideSheet'
import { OpinionSheet, type Opinion } from './OpinionSheet'
import { deltaText } from './words'

interface Props {
  approvalId: string
  onClose: () => void
  onChanged: () => Promise<void>
  onShow: (first: string, all: readonly string[]) => void
}

/** 审批事项: what changes, what it costs, until when; the master agrees or refuses (PJ-06). */
export function ApprovalSheet({ approvalId, onClose, onChanged, onShow }: Props) {
  const read = useRead('job GET /project/approval/get', { approvalId })
  const [act, setAct] = useState<'SIGN' | 'REFUSE' | null>(null)
  const row = read.data?.list[0]
  const deciding = { onClose, onChanged }
  if (row && act === 'SIGN') return <Sign of={row} {...deciding} />
  if (row && act === 'REFUSE') return <Refuse of={row} {...deciding} />
  return (
    <Sheet open title='审批事项' onClose={onClose}>
      <Stack gap={12} className='gutter mb16'>
        {read.error && <ErrorBlock small text={read.error.message} onRetry={() => void read.reload()} />}
        {read.data === undefined && !read.error && <Skeleton height={240} />}
        {row && <Facts of={row} onShow={onShow} />}
        {row?.status === 'WAITING' && <Acts of={row} onAct={setAct} {...deciding} />}
      </Stack>
    </Sheet>
  )
}

const Facts = ({ of: row, onShow }: Pick<Props, 'onShow'> & { of: Approval }) => (
  <>
    <Ends>
      <span className='fs-16 fw-b break'>{row.title}</span>
      <Status status={projectApprovalStatus[row.status]} />
    </Ends>
    <div className='fs-14 t2 break'>{row.content}</div>
    <Files files={row.files} label={row.title} onShow={onShow} />
    <KeyValue
      items={[
        ['类型', approvalTypes[row.approvalType].label],
        ['变更前', row.before || null],
        ['变更后', row.after || null],
        ['费用变化', row.amountDelta && <span className='c-danger num'>{deltaText(row.amountDelta)}</span>],
        ['完工日期', row.finishDate],
        ['截止', row.deadline.slice(0, 16).replace('T', ' ')],
        ['意见', row.opinion || null],
      ]}
    />
  </>
)

type Deciding = Omit<Props, 'approvalId' | 'onShow'> & { of: Approval }

const ends = ({ onChanged }: Deciding) => ({
  dialog: ['44602', '44603', '44605', '2904'] as const,
  done: onChanged,
  stale: onChanged,
})

const keyOf = ({ of: { approvalId, version } }: Deciding) => ({ approvalId, version })

function Acts({ onAct, ...props }: Deciding & { onAct: (act: 'SIGN' | 'REFUSE') => void }) {
  const may = useMay('master')
  const { signed, title } = props.of
  const agree = useAct('job POST /project/approval/commit', {
    once: true,
    ask: () => ({ title: '确定同意该事项？', text: title }),
    ok: '已同意',
    ...ends(props),
  })
  if (!may) return <div className='fs-13 t3'>由主账号审批</div>
  return (
    <Row gap={12}>
      <Button block kind='outline' onTap={() => onAct('REFUSE')}>
        驳回
      </Button>
      <Button block onTap={() => (signed ? onAct('SIGN') : agree.run({ ...keyOf(props), result: 'AGREE' }))}>
        同意
      </Button>
    </Row>
  )
}

function Sign(props: Deciding) {
  const drawing = useDrawing()
  const { title, amountDelta } = props.of
  const send = useFormAct('job POST /project/approval/commit', {
    once: true,
    input: async () => {
      const drawn = await drawing.take()
      return drawn && { ...keyOf(props), result: 'AGREE' as const, ...drawn }
    },
    ok: '已同意',
    ...ends(props),
  })
  const text = `我同意“${title}”${amountDelta === null ? '' : `，费用${deltaText(amountDelta)}`}`
  return <DecideSheet title='同意' text={text} drawing={drawing} send={send} onClose={props.onClose} />
}

function Refuse(props: Deciding) {
  const send = useFormAct('job POST /project/approval/commit', {
    once: true,
    input: ({ opinion }: Opinion) => ({ ...keyOf(props), result: 'REFUSE' as const, opinion: opinion.trim() }),
    ok: '已驳回',
    ...ends(props),
  })
  return (
    <OpinionSheet
      name={`refuse-${props.of.approvalId}`}
      title='驳回'
      label='驳回理由'
      send={send}
      onClose={props.onClose}
    />
  )
}
