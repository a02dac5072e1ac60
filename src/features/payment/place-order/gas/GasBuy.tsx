import { useState } from 'react'
import type { In } from '@contract'
import { formatMoney } from '@domain/money'
import { writeModes, type WriteMode } from '@domain/statuses'
import { formatVolume } from '@domain/volume'
import { AccountBar } from '@/shared/customer'
import { PageFrame, useKeptTyping, useSettled } from '@/blocks'
import { isWeapp } from '@/platform/host'
import { windowHeight } from '@/platform/measure'
import { system } from '@/platform/system'
import { useRead } from '@/request'
import {
  AmountField,
  AmountKeypad,
  Card,
  confirm,
  Empty,
  Ends,
  KeyValue,
  NoticeBar,
  QuickAmounts,
  Segment,
  Volume,
  type FactRow,
} from '@/ui'
import { checkBuy, leftoverText, MODES, payableOf, quickOf, type BuyMode, type Trial } from './gas-buy'
import { OrderForm, type Paying } from '../OrderForm'
import { useBuyGas } from './use-buy-gas'

/** ms of rest in typing before the price is tried (A 6.19). */
const PAUSE = 400
/** px: as with a top-up. */
const ROOM = 640

/** The input while nothing is to be tried; the read is off then. */
const NOTHING: In<'default POST /crmgas/price/trial'> = { meterId: '-', buyMode: 'AMOUNT', value: '10' }

interface GasBuyProps {
  meterId: string
  value: string | undefined
  /** What `value` is of. */
  buyMode: BuyMode | undefined
}

/** 卡表购气 (A 6.19): by amount or by volume, tried while it is typed. */
export function GasBuy({ meterId, value, buyMode }: GasBuyProps) {
  const meters = useRead('default GET /crmgas/pay/payMeters', undefined)
  const meter = meters.data?.groups.flatMap((group) => group.meters).find((one) => one.meterId === meterId)
  if (!meters.data) return <PageFrame of={meters} />
  if (meter?.meterType === 'IC') return <BuyForm {...{ meter, value, buyMode }} onStale={() => void meters.reload()} />
  return (
    <PageFrame>
      <Empty text='参数错误，请返回重新选择' />
    </PageFrame>
  )
}

interface BuyFormProps extends Omit<GasBuyProps, 'meterId'> {
  meter: CardMeter
  onStale: () => void
}

interface CardMeter {
  meterId: string
  meterNo: string
  name: string
  cardType: 'NFC' | 'CONTACT' | null
  remainVolume: string | null
  reason: string | null
}

function BuyForm({ meter, value, buyMode, onStale }: BuyFormProps) {
  const { meterId } = meter
  const [mode, setMode] = useState<BuyMode>(buyMode ?? 'AMOUNT')
  const [text, setText] = useState(value ?? '')
  const [typing, setTyping] = useState(() => value === undefined && windowHeight() >= ROOM)
  const isContact = meter.cardType === 'CONTACT'
  const [way, setWay] = useState<WriteMode>(isContact ? 'OUTLET' : 'NFC')
  useKeptTyping(
    () => ({ text, mode }),
    (kept) => {
      if (typeof kept.text !== 'string' || !isBuyMode(kept.mode)) return
      setMode(kept.mode)
      setText(kept.text)
    },
  )
  const { check, asked, trial, tried, refused } = useTrial(meterId, mode, text)
  const order = useBuyGas({
    onStale: () => {
      onStale()
      void trial.reload()
    },
  })
  const fault = order.fault ?? refused ?? (!check.ok && text !== '' ? check.fault : undefined)
  const change = (next: string) => {
    order.clearFault()
    setText(next)
  }
  const turn = (next: BuyMode) => {
    setMode(next)
    change('')
  }
  return (
    <OrderForm
      order={order}
      bizType='IC'
      amount={tried && meter.reason === null ? payableOf(tried) : null}
      without={meter.reason ?? (check.ok ? (refused ?? '正在计算') : check.fault)}
      payToken={undefined}
      payee={undefined}
      submit={(paying, channel) =>
        tried ? order.submit(askedOf({ meterId, mode, way }, asked, tried, paying), channel) : Promise.resolve()
      }
      ask={() => (tried ? isSure(meter, tried, way) : Promise.resolve(false))}
      keypad={
        <AmountKeypad
          open={typing}
          value={text}
          {...DIGITS[mode]}
          onChange={change}
          onConfirm={() => setTyping(false)}
          onClose={() => setTyping(false)}
        />
      }
    >
      <AccountBar />
      <MeterStrip meter={meter} />
      <Card>
        <Segment items={MODES} active={mode} onChange={turn} label='购气方式' />
        <Amount
          mode={mode}
          text={text}
          focused={typing}
          fault={fault}
          onFocus={() => setTyping(true)}
          onChange={change}
          onChoose={(next) => {
            change(next)
            setTyping(false)
          }}
        />
      </Card>
      {tried && <TrialFacts tried={tried} />}
      {!isContact && <WriteWay way={way} onChange={setWay} />}
    </OrderForm>
  )
}

interface Chosen {
  meterId: string
  mode: BuyMode
  way: WriteMode
}

/** The purchase as it was tried, in the cuts that were shown. */
const askedOf = ({ meterId, mode, way }: Chosen, value: string, tried: Trial, paying: Paying) => ({
  purchase: { meterId, buyMode: mode, value, priceVersion: tried.priceVersion, writeMode: way, ...paying },
  slices: tried.split.map(({ volume, amount }) => ({ volume, amount })),
})

/** What was typed, and what it buys once the typing rests. */
function useTrial(meterId: string, mode: BuyMode, text: string) {
  const check = checkBuy(mode, text)
  const asked = check.ok ? check.value : ''
  const settled = useSettled(`${mode}|${asked}`, PAUSE)
  const isAsked = check.ok && settled === `${mode}|${asked}`
  const trial = useRead(
    'default POST /crmgas/price/trial',
    isAsked ? { meterId, buyMode: mode, value: asked } : NOTHING,
    { enabled: isAsked, freshFor: 0, handles: 'all' },
  )
  return {
    check,
    asked,
    trial,
    tried: isAsked ? trial.data : undefined,
    refused: isAsked ? trial.error?.message : undefined,
  }
}

const isBuyMode = (mode: unknown): mode is BuyMode => MODES.some(({ key }) => key === mode)

const DIGITS = { AMOUNT: { decimals: 2, integers: 10 }, VOLUME: { decimals: 0, integers: 6 } } as const

interface AmountProps {
  mode: BuyMode
  text: string
  focused: boolean
  fault: string | undefined
  onFocus: () => void
  onChange: (text: string) => void
  /** A quick value: nothing more is typed. */
  onChoose: (text: string) => void
}

function Amount({ mode, text, focused, fault, onFocus, onChange, onChoose }: AmountProps) {
  const isAmount = mode === 'AMOUNT'
  return (
    <>
      <AmountField
        className='mt16'
        label={isAmount ? '充值金额' : '购气量'}
        {...(isAmount ? { sign: '¥' } : { unit: 'm³' })}
        value={text}
        placeholder={isAmount ? '请输入充值金额' : '请输入购气量'}
        focused={focused}
        onFocus={onFocus}
        typing={{ ...DIGITS[mode], onChange }}
        onClear={() => onChange('')}
      />
      {fault !== undefined && (
        <div className='fs-12 c-danger mt8' role='alert'>
          {fault}
        </div>
      )}
      <QuickAmounts
        className='mt16'
        items={quickOf(mode)}
        active={quickOf(mode).some(({ key }) => key === text) ? text : null}
        onChange={onChoose}
      />
    </>
  )
}

function WriteWay({ way, onChange }: { way: WriteMode; onChange: (way: WriteMode) => void }) {
  return (
    <Card label='写卡方式'>
      <Segment
        items={[
          { key: 'NFC', label: 'NFC写卡' },
          { key: 'OUTLET', label: writeModes.OUTLET },
        ]}
        active={way}
        onChange={onChange}
        label='写卡方式'
      />
    </Card>
  )
}

function MeterStrip({ meter }: { meter: CardMeter }) {
  return (
    <Card>
      <Ends>
        <span className='fs-15 fw-m break'>{meter.name}</span>
        {meter.remainVolume !== null && (
          <span className='fs-12 t3'>
            剩余气量 <Volume value={meter.remainVolume} />
          </span>
        )}
      </Ends>
      <div className='fs-12 t3'>表号 {meter.meterNo}</div>
      {meter.cardType === 'CONTACT' && <NoticeBar inset>该卡为接触式卡，支付后请到网点或自助机写卡</NoticeBar>}
    </Card>
  )
}

/** What the money buys, tier by tier, and in how many writes of the card. */
function TrialFacts({ tried }: { tried: Trial }) {
  const leftover = leftoverText(tried)
  return (
    <Card label='购气试算'>
      <KeyValue
        items={[
          ['气量', tried.volume !== null && formatVolume(tried.volume)],
          ...tried.segments.map(({ tierNo, price, volume, amount }): FactRow => [
            `第${tierNo}档 ${price}元/m³ × ${formatVolume(volume)}`,
            formatMoney(amount),
            { key: String(tierNo) },
          ]),
          ['写卡次数', tried.split.length > 1 && `分${tried.split.length}次写卡`],
        ]}
      />
      {leftover !== '' && <div className='fs-12 t3 mt8'>{leftover}</div>}
    </Card>
  )
}

/** A 6.42: the last check of what is bought; a phone that cannot write shows it before the money goes. */
async function isSure(meter: CardMeter, tried: Trial, way: WriteMode): Promise<boolean> {
  const lines = [
    `表号 ${meter.meterNo}`,
    ...(tried.volume === null ? [] : [`气量 ${formatVolume(tried.volume)}`]),
    `金额 ${formatMoney(payableOf(tried))}`,
    `预计写卡次数 ${Math.max(1, tried.split.length)}`,
    `写卡方式 ${way === 'NFC' ? 'NFC写卡' : writeModes[way]}`,
  ]
  if (!(await confirm({ title: '确认购气', content: lines.join('，') }))) return false
  const isBlind = way === 'NFC' && isWeapp && system() === 'ios'
  const content = '您的手机不支持写卡，支付后需使用安卓手机或到网点写卡'
  return !isBlind || confirm({ title: '提示', content, confirmText: '继续支付' })
}
