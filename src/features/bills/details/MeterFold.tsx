import { useState } from 'react'
import { PricedChannel } from '@/shared/settled'
import {
  Ends,
  Icon,
  Item,
  KeyValue,
  Money,
  Progress,
  Row,
  Tag,
  TierBar,
  Volume,
  type FactRow,
  type TierBarProps,
} from '@/ui'
import { isZeroMoney, sumMoney } from '@domain/money'
import { formatShare, sharePercent } from '@domain/percent'
import { isZeroVolume, sumVolume } from '@domain/volume'
import { carriedOf, isLargeAdjustment } from '@domain/tariff/settle'
import type { BillLine } from './bill-line'
import './details.scss'

function factsOf(line: BillLine): FactRow[] {
  const isAdjusted = !isZeroVolume(line.adjustVolume)
  const carried = carriedOf(line)
  const reason = <span className={isLargeAdjustment(line) ? 'c-warning' : undefined}>{line.adjustReason ?? '--'}</span>
  return [
    ['抄见气量', line.readVolume !== line.billedVolume && <Volume value={line.readVolume} />],
    ['气量调整', isAdjusted && <Volume value={line.adjustVolume} />],
    ['调整原因', isAdjusted && reason],
    ['调整金额', !isZeroMoney(line.adjustAmount) && <Money value={line.adjustAmount} />],
    ['结转下期', isAdjusted && !isZeroVolume(carried) && <Volume value={carried} />],
    ['结算气量', isAdjusted && <Volume value={line.settleVolume} />],
    ['气量包抵扣', !isZeroVolume(line.packageVolume) && <Volume value={line.packageVolume} />],
    ['计费气量', <Volume value={line.billedVolume} />, { sum: true }],
  ]
}

interface Props {
  /** The channels of one meter. */
  lines: readonly [BillLine, ...BillLine[]]
  /** Of all meters. */
  total: string
  /** The meter's tiers at the end of the period; absent for a meter without tiers. */
  tiers: TierBarProps | undefined
}

/** One meter of the bill: its gas, its money and its share; opened, how each channel was read and priced, and why. */
export function MeterFold({ lines, total, tiers }: Props) {
  const [open, setOpen] = useState(false)
  const [{ name, meterNo }] = lines
  const volume = sumVolume(lines.map(({ billedVolume }) => billedVolume))
  const amount = sumMoney(lines.map((line) => line.amount))
  // The only meter of a bill has no share to be compared.
  const share = amount === total ? null : sharePercent(amount, total)
  return (
    <>
      <Item onTap={() => setOpen(!open)} open={open}>
        <Ends>
          <div className='fs-15 fw-m break'>{name}</div>
          <Row gap={4}>
            <Money value={amount} size='xs' />
            <Icon name={open ? 'up' : 'down'} size={16} className='t4' />
          </Row>
        </Ends>
        <Ends className='fs-12 t3'>
          <Row wrap>
            <Volume value={volume} />
            {lines.some((line) => !isZeroVolume(line.adjustVolume)) && <Tag tone='warning'>含气量调整</Tag>}
            {lines.some((line) => line.readingSource === 'ESTIMATE') && <Tag tone='warning'>含估抄</Tag>}
          </Row>
          {share !== null && <span className='num'>占 {formatShare(share)}</span>}
        </Ends>
        {share !== null && <Progress value={Number(share) / 100} label={`${name}占账单金额的份额`} />}
      </Item>
      {open && (
        <div className='bd-open'>
          <div className='fs-12 t3'>表号 {meterNo}</div>
          {lines.map((line) => (
            <PricedChannel key={line.channelNo} line={line} segments={line.segments} isOnly={lines.length === 1}>
              <KeyValue items={factsOf(line)} />
            </PricedChannel>
          ))}
          {tiers && (
            <div className='mt16'>
              <TierBar {...tiers} />
            </div>
          )}
        </div>
      )}
    </>
  )
}
