import { useState } from 'react'
import { Fields, fieldsOf, usePreview } from '@/blocks'
import { explainPrices, isLargeAdjustment, SegmentTable } from '@/shared/segments'
import { Button, Ends, Icon, Item, KeyValue, Money, Row, SectionCard, Tag, Volume } from '@/ui'
import { decimal } from '@domain/decimal'
import { sumMoney } from '@domain/money'
import { formatChange } from '@domain/percent'
import { readingSources } from '@domain/statuses/names'
import { formatVolumeNumber, isZeroVolume, sumVolume } from '@domain/volume'
import type { Line, Statement } from '../settlement-look'
import { RegisterEnds } from './RegisterEnds'
import './statement.scss'

/** A 6.11: days that differ from the registers by more than this are pointed out, per cent. */
const DEVIATION = '1'

const fields = fieldsOf<Line>()([
  { key: 'readVolume', label: '抄见气量', kind: 'volume' },
  { key: 'adjustVolume', label: '气量调整', kind: 'volume', show: ({ adjustVolume }) => !isZeroVolume(adjustVolume) },
  {
    key: 'adjustReason',
    label: '调整原因',
    render: (line) => <span className={isLargeAdjustment(line) ? 'c-warning' : undefined}>{line.adjustReason}</span>,
    show: ({ adjustReason }) => adjustReason !== '',
  },
  { key: 'settleVolume', label: '结算气量', kind: 'volume', sum: true },
  {
    key: 'packageVolume',
    label: '气量包抵扣',
    kind: 'volume',
    show: ({ packageVolume }) => !isZeroVolume(packageVolume),
  },
  { key: 'billedVolume', label: '计费气量', kind: 'volume', show: ({ packageVolume }) => !isZeroVolume(packageVolume) },
])

/** Per meter what was read and what it costs; opened, each channel with its registers, prices and their reasons. */
export function Lines({ statement }: { statement: Statement }) {
  const { lines, otherItems, scope } = statement
  const meters = [...new Set(lines.map(({ meterId }) => meterId))]
  return (
    <>
      <SectionCard title='结算明细' flush>
        {meters.map((meterId) => (
          <MeterLines key={meterId} meterId={meterId} statement={statement} startsOpen={scope === 'SINGLE'} />
        ))}
      </SectionCard>
      {otherItems.length > 0 && (
        <SectionCard title='其他费用'>
          <KeyValue
            items={otherItems.map(({ code, name, amount }) => ({
              key: code,
              label: name,
              value: <Money value={amount} />,
            }))}
          />
        </SectionCard>
      )}
    </>
  )
}

function MeterLines({
  meterId,
  statement,
  startsOpen,
}: {
  meterId: string
  statement: Statement
  startsOpen: boolean
}) {
  const [open, setOpen] = useState(startsOpen)
  const lines = statement.lines.filter((line) => line.meterId === meterId)
  const amounts = lines.flatMap(({ amount }) => amount ?? [])
  const name = lines[0]?.alias ?? meterId
  return (
    <>
      <Item onTap={() => setOpen(!open)} open={open}>
        <Ends>
          <div className='fs-15 fw-m break'>{name}</div>
          <Row gap={4}>
            <Money value={amounts.length === lines.length ? sumMoney(amounts) : null} size='xs' />
            <Icon name={open ? 'up' : 'down'} size={16} className='t4' />
          </Row>
        </Ends>
        <Row wrap className='fs-12 t3'>
          <Volume value={sumVolume(lines.map(({ settleVolume }) => settleVolume))} />
          {lines.some((line) => !isZeroVolume(line.adjustVolume)) && <Tag tone='warning'>含气量调整</Tag>}
          {lines.some((line) => line.readingSource === 'ESTIMATE') && <Tag tone='warning'>含估抄</Tag>}
        </Row>
      </Item>
      {open && (
        <div className='st-open'>
          <div className='fs-12 t3'>表号 {lines[0]?.meterNo}</div>
          {lines.map((line) => (
            <Channel key={line.channelNo} line={line} statement={statement} isOnly={lines.length === 1} />
          ))}
        </div>
      )}
    </>
  )
}

function Channel({ line, statement, isOnly }: { line: Line; statement: Statement; isOnly: boolean }) {
  const segments = statement.segments.filter((one) => one.meterId === line.meterId && one.channelNo === line.channelNo)
  const register = statement.registers.find((one) => one.meterId === line.meterId && one.channelNo === line.channelNo)
  const why = explainPrices(segments)
  return (
    <div className='mt12'>
      {!isOnly && (
        <Ends className='fs-14 fw-m'>
          {line.channelName}
          <Money value={line.amount} />
        </Ends>
      )}
      <Row wrap top={4} className='fs-13 t2 mb8 num'>
        上期 {formatVolumeNumber(line.prevReading)} → 本期 {formatVolumeNumber(line.currReading)}
        <Tag tone={line.readingSource === 'ESTIMATE' ? 'warning' : 'muted'}>{readingSources[line.readingSource]}</Tag>
      </Row>
      <Fields of={line} fields={fields} />
      {register && <Proof register={register} />}
      {segments.length > 0 && <SegmentTable segments={segments} />}
      {why && (
        <div className='sunken mt12 fs-13 t2'>
          <div className='fw-m t1'>{why.title}</div>
          {why.reasons.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </div>
      )}
    </div>
  )
}

/** What the registers rest on: readings at both ends, the photo, the days in between. */
function Proof({ register }: { register: Statement['registers'][number] }) {
  const preview = usePreview()
  const { deviationPct, daySum, photoUrl } = register
  const isOff = deviationPct !== null && decimal(deviationPct).abs().gt(decimal(DEVIATION))
  return (
    <>
      <RegisterEnds start={register.start} end={register.end} />
      {isOff && daySum !== null && (
        <div className='fs-12 c-warning mt8 num'>
          日用气合计 {formatVolumeNumber(daySum)} m³，与抄见气量相差 {formatChange(deviationPct)}
        </div>
      )}
      {photoUrl !== null && (
        <Button kind='text' size='small' onTap={() => preview.show(photoUrl, [photoUrl])}>
          查看抄表照片
        </Button>
      )}
      {preview.layer}
    </>
  )
}
