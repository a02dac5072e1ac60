import { useState } from 'react'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { PageFrame, useAct, useSettled } from '@/blocks'
import { platformCode, inDialog, showRefusal, type Channel } from '@/shared/pay'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Card, CheckBox, Ends, Field, KeyValue, Money, SectionCard } from '@/ui'
import { Channels } from '../../Channels'
import { basketOf, paymentsText, pickOf, topUpFault, type Own, type Picks } from './basket-wish'

/** Channels are asked for before anything is chosen. */
const LEAST = '10.00'
/** ms of rest in typing before they are loaded again. */
const PAUSE = 400

/** 合并缴费 (Y-13): bills and top-ups of several own customer numbers, paid in one go. */
export function BasketForm({ own, onLeave }: { own: readonly Own[]; onLeave: () => void }) {
  const [picks, setPicks] = useState<Picks>(() =>
    Object.fromEntries(
      own.map(({ bp, totalDue }) => [bp, { bills: totalDue !== null && isPositiveMoney(totalDue), topUp: '' }]),
    ),
  )
  const [wanted, setWanted] = useState<Channel | null>(null)
  const { entries, total, groups } = basketOf(own, picks)
  const amount = useSettled(isPositiveMoney(total) ? total : LEAST, PAUSE)
  const channels = useRead(
    'default GET /crmgas/pay/channels',
    { bizType: 'BILL', amount, platform: platformCode() },
    { keepPrevious: true },
  )
  const list = channels.data?.list.filter(({ enabled }) => enabled) ?? []
  const chosen = (list.find(({ channel }) => channel === wanted) ?? list[0])?.channel ?? null
  const create = useAct('btwob POST /pay/basket/create', {
    once: true,
    dialog: inDialog('A2301', 'A2305', 'A2307'),
    tell: showRefusal,
    done: ({ basketId }, { channel }) => go('/pages/pay/select-account', { basketId, channel }, { replace: true }),
  })
  const change = (bp: string, part: Partial<Picks[string]>) =>
    setPicks((before) => ({ ...before, [bp]: { ...pickOf(before, bp), ...part } }))
  const submit = async () => {
    if (chosen !== null) await create.run({ entries, channel: chosen })
  }
  return (
    <PageFrame
      spaced
      title='合并缴费'
      onBack={onLeave}
      footer={
        <BottomBar
          sum={{ label: `合计 ${entries.length} 项`, value: <Money value={total} size='s' /> }}
          primary={{
            text: '去支付',
            disabled: entries.length === 0 || chosen === null,
            loading: create.busy,
            onTap: submit,
          }}
          {...(entries.length > 0 && { note: paymentsText(groups) })}
        />
      }
    >
      {own.map((account) => (
        <AccountPick key={account.bp} account={account} picks={picks} onChange={change} />
      ))}
      {groups.length > 1 && (
        <SectionCard title='收款公司'>
          <KeyValue
            items={groups.map(({ companyName, amount: due, count }) => [
              `${companyName}（${count}项）`,
              <Money value={due} />,
            ])}
          />
        </SectionCard>
      )}
      <Channels read={channels} chosen={chosen} onChoose={setWanted} />
    </PageFrame>
  )
}

interface AccountPickProps {
  account: Own
  picks: Picks
  onChange: (bp: string, part: Partial<Picks[string]>) => void
}

function AccountPick({
  account: { bp, customerName, companyName, totalDue, billCount },
  picks,
  onChange,
}: AccountPickProps) {
  const { bills, topUp } = pickOf(picks, bp)
  const fault = topUpFault(topUp)
  return (
    <Card label={customerName}>
      <div className='fs-15 fw-m break'>{customerName}</div>
      <div className='fs-12 t3 break mb8'>{`户号 ${bp} · ${companyName}`}</div>
      {totalDue !== null && isPositiveMoney(totalDue) && (
        <Ends>
          <CheckBox square checked={bills} onChange={(on) => onChange(bp, { bills: on })}>
            {`待缴账单 ${billCount} 笔`}
          </CheckBox>
          <span className='num'>{formatMoney(totalDue)}</span>
        </Ends>
      )}
      <Field
        label={`预存充值（户号 ${bp}）`}
        kind='number'
        value={topUp}
        maxLength={10}
        placeholder='选填，元'
        onChange={(text) => onChange(bp, { topUp: text })}
        error={fault}
      />
    </Card>
  )
}
