import { useState } from 'react'
import { usePreview } from '@/blocks'
import { SettledChannel } from '@/shared/settled'
import { Ends, Icon, Item, KeyValue, Money, Row, SectionCard, Tag, Volume } from '@/ui'
import { sumMoney } from '@domain/money'
import { isZeroVolume, sumVolume } from '@domain/volume'
import type { Statement } from '../settlement-look'
import './statement.scss'

/** Per meter what was read and what it costs; opened, each channel with its registers, prices and their reasons. */
export function Lines({ statement }: { statement: Statement }) {
  const { lines, otherItems, scope } = statement
  const preview = usePreview()
  const meters = [...new Set(lines.map(({ meterId }) => meterId))]
  return (
    <>
      <SectionCard title='结算明细' flush>
        {meters.map((meterId) => (
          <MeterLines
            key={meterId}
            meterId={meterId}
            statement={statement}
            startsOpen={scope === 'SINGLE'}
            onPhoto={(url) => preview.show(url, [url])}
          />
        ))}
      </SectionCard>
      {otherItems.length > 0 && (
        <SectionCard title='其他费用'>
          <KeyValue
            items={otherItems.map(({ name, amount }, at) => [name, <Money value={amount} />, { key: String(at) }])}
          />
        </SectionCard>
      )}
      {preview.layer}
    </>
  )
}

interface MeterLinesProps {
  meterId: string
  statement: Statement
  startsOpen: boolean
  onPhoto: (url: string) => void
}

function MeterLines({ meterId, statement, startsOpen, onPhoto }: MeterLinesProps) {
  const [open, setOpen] = useState(startsOpen)
  const lines = statement.lines.filter((line) => line.meterId === meterId)
  const amounts = lines.flatMap(({ amount }) => amount ?? [])
  return (
    <>
      <Item onTap={() => setOpen(!open)} open={open}>
        <Ends>
          <div className='fs-15 fw-m break'>{lines[0]?.alias ?? meterId}</div>
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
            <SettledChannel
              key={line.channelNo}
              line={line}
              segments={statement.segments}
              registers={statement.registers}
              isOnly={lines.length === 1}
              onPhoto={onPhoto}
            />
          ))}
        </div>
      )}
    </>
  )
}
