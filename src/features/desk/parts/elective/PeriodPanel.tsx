import type { Out } from '@contract'
import { formatFullMoment, formatMonth } from '@domain/date-format'
import { formatMoney } from '@domain/money-text'
import { electivePeriodStatus, electiveStatus, electiveTypes } from '@domain/statuses/elective'
import { formatVolume } from '@domain/volume-text'
import { useAct } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { Button, Card, Ends, ErrorBlock, Fact, Item, KeyValue, prompt, SectionCard, Skeleton, Status } from '@/ui'
import { useDeskEnd } from '../../DeskGate'
import { pricesOf } from './option-text'

type Period = Out<'btwob GET /elective/period/detail'>
type Chosen = Out<'btwob GET /elective/record/list'>['list'][number]

interface Props {
  periodId: string
  /** The staff's token has ended. */
  close: () => void
  onDone?: () => Promise<void>
}

/** A period as staff see it: what is left of each option, what customers have chosen. */
export function PeriodPanel({ periodId, close, onDone }: Props) {
  const read = useRead('btwob GET /elective/period/detail', { periodId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const period = read.data
  if (period === undefined)
    return read.state === 'error' ? (
      <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={320} />
    )
  const renew = () => Promise.all([read.reload(), onDone?.()]).then(() => undefined)
  return (
    <>
      <Head of={period} onDone={renew} />
      <SectionCard title='方案'>
        {period.options.map((option, index) => (
          <Item key={option.optionId}>
            <Fact
              value={`${option.name} · ${electiveTypes[option.optionType]}`}
              note={`${pricesOf(option, index)
                .map(({ value }) => value)
                .join(' / ')} 元/m³`}
            />
            <div className='fs-13 t2 num mt4'>
              已选 {formatVolume(option.usedVolume)}，剩余 {formatVolume(option.leftVolume)}
            </div>
          </Item>
        ))}
      </SectionCard>
      <Choices periodId={periodId} onDone={renew} />
    </>
  )
}

function Head({ of: period, onDone }: { of: Period; onDone: () => Promise<void> }) {
  const shut = useAct('btwob POST /elective/period/close', {
    ask: '截止后客户不能再选购、修改和取消，已选的随即校验。确认截止？',
    ok: '已截止',
    done: () => void onDone(),
    stale: onDone,
  })
  return (
    <Card>
      <Ends>
        <h2 className='fs-20 fw-b break'>{formatMonth(period.month)}自选</h2>
        <Status status={electivePeriodStatus[period.status]} />
      </Ends>
      <KeyValue
        className='mt8'
        items={[
          ['开放', formatFullMoment(period.openAt)],
          ['截止', formatFullMoment(period.closeAt)],
          ['公告', period.notice || null],
        ]}
      />
      {period.canClose && (
        <Button
          kind='outline'
          danger
          size='small'
          className='mt12'
          loading={shut.busy}
          onTap={() => shut.run({ periodId: period.periodId })}
        >
          提前截止
        </Button>
      )}
    </Card>
  )
}

function Choices({ periodId, onDone }: { periodId: string; onDone: () => Promise<void> }) {
  const list = usePaged('btwob GET /elective/record/list', { periodId }, { handles: ['2211'], refresh: 'show' })
  const renew = () => Promise.all([list.reload(), onDone()]).then(() => undefined)
  return (
    <SectionCard title='客户选择' count={list.first?.total}>
      {list.rows.map((row) => (
        <Choice key={row.recordNo} of={row} onDone={renew} />
      ))}
      {list.error && <ErrorBlock text={list.error.message} onRetry={() => void list.reload()} />}
      {list.state === 'ready' && list.rows.length === 0 && <div className='fs-13 t3'>还没有客户选择</div>}
      {list.foot === 'more' && (
        <Button kind='text' size='small' onTap={list.loadMore}>
          更多
        </Button>
      )}
    </SectionCard>
  )
}

function Choice({ of: row, onDone }: { of: Chosen; onDone: () => Promise<void> }) {
  const reject = useAct('btwob POST /elective/record/reject', {
    more: async () => {
      const check = (text: string) => (text.trim().length < 2 ? '请填写原因' : undefined)
      const reason = await prompt({ title: '不通过', label: '原因', maxLength: 100, placeholder: '客户会看到', check })
      return reason === null ? null : { reason: reason.trim() }
    },
    ok: '已设为未通过',
    done: () => void onDone(),
    stale: onDone,
  })
  return (
    <Item>
      <Ends>
        <Fact
          grow
          value={`户号 ${row.bp} · ${row.optionName}`}
          note={`${formatVolume(row.volume)} · ${formatMoney(row.settledAmount ?? row.estimatedAmount)}`}
        />
        <Status status={electiveStatus[row.status]} />
        {row.canReject && (
          <Button
            kind='outline'
            size='small'
            label={`不通过 ${row.bp}`}
            loading={reject.busy}
            onTap={() => reject.run({ recordNo: row.recordNo })}
          >
            不通过
          </Button>
        )}
      </Ends>
    </Item>
  )
}
