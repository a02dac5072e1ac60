import { useState } from 'react'
import { addMoney, formatMoney, isPositiveMoney } from '@domain/money'
import { seasons } from '@domain/statuses/names'
import { formatVolume } from '@domain/volume'
import { useLink, useSettled } from '@/blocks'
import { useRead } from '@/request'
import { Button, Field, KeyValue, SectionCard, Segment, type FactRow } from '@/ui'
import { valueFault, type BuyMode, type MyPrice } from './price-text'

const TRIAL = 'default POST /crmgas/price/trial'
/** The trial follows a pause in typing (A 6.19). */
const PAUSE = 400
const MODES = [
  { key: 'AMOUNT', label: '按金额' },
  { key: 'VOLUME', label: '按气量' },
] as const

/** What an amount buys and what a volume costs, by the very function of billing (AE-19). */
export function Calculator({ price: { meterId, meterType } }: { price: MyPrice }) {
  const [mode, setMode] = useState<BuyMode>('AMOUNT')
  const [text, setText] = useState('')
  const value = useSettled(text, PAUSE)
  const fault = valueFault(mode, value)
  const isAsked = value !== '' && fault === undefined
  const read = useRead(TRIAL, { meterId, buyMode: mode, value }, { enabled: isAsked, handles: 'all' })
  const trial = isAsked ? read.data : undefined
  const refused = isAsked && read.error?.kind === 'refused' ? read.error.message : undefined
  const error = fault ?? refused
  return (
    <SectionCard title='气价计算'>
      <Segment
        className='mb12'
        items={MODES}
        active={mode}
        label='计算方式'
        onChange={(next) => {
          setMode(next)
          setText('')
        }}
      />
      <Field
        label={mode === 'AMOUNT' ? '金额（元）' : '气量（m³）'}
        value={text}
        onChange={setText}
        kind='number'
        error={error}
      />
      {trial && (
        <>
          <KeyValue
            items={[
              ...trial.segments.map(({ tierNo, season, price, volume, amount }, n): FactRow => [
                `${tierNo === 0 ? '' : `第${tierNo}档 `}${seasons[season]} ${price}元 × ${formatVolume(volume)}`,
                formatMoney(amount),
                { key: `${n}` },
              ]),
              ['气量', trial.volume !== null && formatVolume(trial.volume)],
              ['金额', formatMoney(trial.amount), { sum: true }],
            ]}
          />
          {isPositiveMoney(trial.leftover) && (
            <div className='fs-12 t3'>{`余款 ${formatMoney(trial.leftover)} 将转入账户余额`}</div>
          )}
          <Buy
            {...{ meterId, mode, value }}
            isCard={meterType === 'IC'}
            payable={addMoney(trial.amount, trial.leftover)}
          />
        </>
      )}
    </SectionCard>
  )
}

interface BuyProps {
  meterId: string
  isCard: boolean
  mode: BuyMode
  value: string
  /** The gas and what is left over of the amount, in yuan. */
  payable: string
}

function Buy({ meterId, isCard, mode, value, payable }: BuyProps) {
  const buy = useLink(
    '/pages/pay/place-order',
    isCard ? { bizType: 'IC', meterId, buyMode: mode, value } : { bizType: 'PREPAY', value: payable },
  )
  if (!buy) return null
  return (
    <Button block className='mt12' onTap={buy}>
      {isCard ? '去购气' : '去充值'}
    </Button>
  )
}
