import { useState } from 'react'
import { formatMoney, formatAmount } from '@domain/money'
import { CALL_AFTER } from '@domain/project/deadlines'
import { schemeStatus } from '@domain/statuses/project'
import { useFormAct, useMay } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { useDrawing } from '@/shared/signing'
import { Button, Ends, ErrorBlock, Fact, KeyValue, Row, Sheet, Skeleton, Stack, Status } from '@/ui'
import { Files } from '../Files'
import { DecideSheet } from './DecideSheet'
import { OpinionSheet, type Opinion } from './OpinionSheet'
import type { Scheme } from '../types'

interface Props {
  projectId: string
  /** Undefined: the newest. */
  schemeId?: string | undefined
  onClose: () => void
  onChanged: () => Promise<void>
  onShow: (first: string, all: readonly string[]) => void
}

/** 设计方案: the newest scheme with its quote; the master confirms it by a signature or sends it back (PJ-05). */
export function SchemeSheet({ projectId, schemeId, onClose, onChanged, onShow }: Props) {
  const read = useRead('job POST /customer/node/getDesignPlanNode', { projectId, ...(schemeId && { schemeId }) })
  const [act, setAct] = useState<'CONFIRM' | 'REJECT' | null>(null)
  const scheme = read.data?.current
  const deciding = { projectId, onClose, onChanged, onShow }
  if (scheme && act === 'CONFIRM') return <Confirm of={scheme} {...deciding} />
  if (scheme && act === 'REJECT') return <Reject of={scheme} {...deciding} />
  const { manager, rejections = 0 } = read.data ?? {}
  return (
    <Sheet open title='设计方案' onClose={onClose}>
      <Stack gap={12} className='gutter mb16'>
        {read.error && <ErrorBlock small text={read.error.message} onRetry={() => void read.reload()} />}
        {read.data === undefined && !read.error && <Skeleton height={280} />}
        {scheme && <Quote of={scheme} onShow={onShow} />}
        {scheme?.status === 'TO_CONFIRM' && <Acts onAct={setAct} />}
        {manager && rejections >= CALL_AFTER && (
          <Button block kind='text' icon='phone' onTap={() => callPhone(manager.phone)}>
            {`联系项目经理${manager.name}`}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}

const Quote = ({ of: scheme, onShow }: Pick<Props, 'onShow'> & { of: Scheme }) => (
  <>
    <Ends>
      <span className='fs-16 fw-b break'>{`${scheme.title} 第${scheme.versionNo}版`}</span>
      <Status status={schemeStatus[scheme.status]} />
    </Ends>
    {scheme.summary !== '' && <div className='fs-14 t2 break'>{scheme.summary}</div>}
    <Files files={scheme.files} label='方案' onShow={onShow} />
    {scheme.quote.map((line) => (
      <Ends key={`${line.item}${line.spec}`}>
        <Fact
          grow
          value={line.item}
          note={`${line.spec} · ${line.quantity}${line.unit} × ${formatAmount(line.price)}元`}
        />
        <span className='num'>{formatMoney(line.amount)}</span>
      </Ends>
    ))}
    <KeyValue
      items={[
        ['报价合计', formatMoney(scheme.quoteTotal)],
        ['计划工期', `${scheme.planDays}天`],
        ['有效期至', scheme.expireAt.slice(0, 10)],
        ['退回意见', scheme.opinion || null],
      ]}
    />
  </>
)

function Acts({ onAct }: { onAct: (act: 'CONFIRM' | 'REJECT') => void }) {
  const may = useMay('master')
  if (!may) return <div className='fs-13 t3'>由主账号确认方案</div>
  return (
    <Row gap={12}>
      <Button block kind='outline' onTap={() => onAct('REJECT')}>
        退回修改
      </Button>
      <Button block onTap={() => onAct('CONFIRM')}>
        确认方案
      </Button>
    </Row>
  )
}

type Deciding = Props & { of: Scheme }

const keyOf = ({ projectId, of: { schemeId, versionNo } }: Deciding) => ({ projectId, schemeId, versionNo })

/** The scheme is confirmed, or another user was first: the page is loaded again. */
const ends = ({ onChanged }: Deciding) => ({ dialog: ['44601', '44605'] as const, done: onChanged, stale: onChanged })

function Confirm(props: Deciding) {
  const { versionNo, quoteTotal } = props.of
  const drawing = useDrawing()
  const send = useFormAct('job POST /customer/node/confirmScheme', {
    once: true,
    input: async () => {
      const drawn = await drawing.take()
      return drawn && { ...keyOf(props), confirm: '1' as const, ...drawn }
    },
    ok: '方案已确认',
    ...ends(props),
  })
  const text = `确认后将按第${versionNo}版方案及报价${formatMoney(quoteTotal)}实施`
  return <DecideSheet title='确认方案' text={text} drawing={drawing} send={send} onClose={props.onClose} />
}

function Reject(props: Deciding) {
  const send = useFormAct('job POST /customer/node/confirmScheme', {
    once: true,
    input: ({ opinion }: Opinion) => ({ ...keyOf(props), confirm: '0' as const, opinion: opinion.trim() }),
    ok: '已退回，等待修改',
    ...ends(props),
  })
  return (
    <OpinionSheet
      name={`reject-${props.of.schemeId}`}
      title='退回修改'
      label='修改意见'
      send={send}
      onClose={props.onClose}
    />
  )
}
