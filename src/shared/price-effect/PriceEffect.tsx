import { useState } from 'react'
import { useRead } from '@/request'
import { AgeLine } from '@/shared/age'
import { SegmentTable, together } from '@/shared/segments'
import { Ends, ErrorBlock, Field, Icon, Item, KeyValue, Money, Row, SectionCard, Skeleton } from '@/ui'
import { formatDay, formatMonth } from '@domain/date-format'
import { useMay, useSettled, useToday } from '@/blocks'
import {
  basisText,
  byEffect,
  differenceText,
  effectWord,
  isAffected,
  ruleText,
  totalOf,
  volumeFault,
  type Effect,
  type MeterEffect,
} from './effect-text'

const CALL = 'btwob GET /price/notice'
/** ms without a key before the bill is computed again. */
const PAUSE = 400
const TITLE = '调价对下期账单的影响'

interface Props {
  docNo?: string
  /** Of one meter only; '' for all. */
  meterId?: string
}

/**
 * The effect of a price notice on the next bill (Y-05), meter by meter, with a volume chosen by the user; without `docNo` the newest
 * notice that counts in the running month. Empty without a notice, and for users that may not see bills.
 */
export function PriceEffect({ docNo, meterId = '' }: Props) {
  const mayBill = useMay('model:BILL_VIEW')
  const ask = docNo === undefined ? {} : { docNo }
  const read = useRead(CALL, ask, { enabled: mayBill, handles: 'all' })
  if (!mayBill || read.error?.is('2902')) return null
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (read.data === undefined)
    return (
      <SectionCard title={TITLE}>
        <Skeleton kind='list' rows={3} />
      </SectionCard>
    )
  const meters = read.data.meters.filter((meter) => meterId === '' || meter.meterId === meterId)
  if (meters.length === 0) return null
  return <Meters effect={{ ...read.data, meters }} />
}

function Meters({ effect }: { effect: Effect }) {
  const { notice, billMonth, meters } = effect
  const today = useToday()
  return (
    <SectionCard title={TITLE} flush>
      <div className='gutter fs-13 t2'>
        {notice.title}（{notice.docNo}），{formatDay(notice.effectiveFrom, today)} 起执行，影响 {formatMonth(billMonth)}
        账单。以下为按计费规则试算，以实际账单为准。
      </div>
      <Item>
        <Ends className='fs-15'>
          <span>合计影响</span>
          <span className='fw-m num'>{differenceText({ difference: totalOf(meters) })}</span>
        </Ends>
      </Item>
      {byEffect(meters).map((meter) => (
        <MeterPart key={meter.meterId} meter={meter} docNo={notice.docNo} />
      ))}
    </SectionCard>
  )
}

function MeterPart({ meter: first, docNo }: { meter: MeterEffect; docNo: string }) {
  const [text, setText] = useState<string | null>(null)
  const [open, setOpen] = useState(isAffected(first))
  const value = useSettled(text, PAUSE)
  const fault = value === null ? undefined : volumeFault(value)
  const isTyped = value !== null && value !== '' && fault === undefined
  const read = useRead(
    CALL,
    { docNo, meterId: first.meterId, ...(isTyped && { volume: value }) },
    { enabled: isTyped, handles: 'all', keepPrevious: true },
  )
  const meter = (isTyped ? read.data?.meters[0] : undefined) ?? first
  const refused = isTyped && read.error?.kind === 'refused' ? read.error.message : undefined
  const error = fault ?? refused
  return (
    <>
      <Item onTap={() => setOpen(!open)} open={open}>
        <Ends>
          <span className='fs-15 fw-m break'>{meter.name}</span>
          <Row gap={4}>
            <span className={isAffected(meter) ? 'fs-15 fw-m num' : 'fs-13 t3'}>{effectWord(meter)}</span>
            <Icon name={open ? 'up' : 'down'} size={16} className='t4' />
          </Row>
        </Ends>
      </Item>
      {open && (
        <Item>
          <Field
            label='预计气量（m³）'
            kind='number'
            value={text ?? first.volume ?? ''}
            onChange={setText}
            error={error}
          />
          <div className='fs-12 t3'>{basisText(meter)}</div>
          <KeyValue
            className='mt8'
            items={[
              ['按原价', <Money value={meter.before.amount} />],
              ['按新价', <Money value={meter.after.amount} />, { sum: true }],
            ]}
          />
          <div className='sunken mt8 fs-12 t2'>
            <div>原：{ruleText(meter.before, meter.contractNo)}</div>
            <div className='mt4'>新：{ruleText(meter.after, meter.contractNo)}</div>
            <div className='mt4'>
              {meter.contractNo === null ? `自 ${meter.countsFrom} 气日起按新价计` : '按合同价计费，不受本次调价影响'}
            </div>
          </div>
          {meter.after.segments.length > 1 && <SegmentTable segments={together(meter.after.segments)} />}
          <AgeLine of={meter} className='mt4' />
        </Item>
      )}
    </>
  )
}
