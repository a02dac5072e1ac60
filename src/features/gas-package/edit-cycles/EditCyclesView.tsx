import { useEffect, useRef, useState } from 'react'
import { toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { packageOrderStatus } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { DetailPage, useKeptTyping, useToday } from '@/blocks'
import { scrollToElement } from '@/platform/measure'
import { serverNow } from '@/platform/time'
import { attempt, useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Card, confirm, CountDown, Ends, NoticeBar, SectionCard, Status } from '@/ui'
import { longLeft } from '../package-text'
import { answerRefusal, showClosed, usePickBill } from '../parts/cycle/use-pick-bill'
import { CycleRow, rowId } from './CycleRow'
import { LockSheet } from './LockSheet'
import { PlanBar } from './PlanBar'
import { draftFor, firstToLock, isChanged, typedInto, wishesOf } from './plan-draft'
import type { Draft, Edits, PickCycles } from './plan-draft'

/** 修改周期气量 (B 6.1): volumes of the cycles while a window is open, and their pick bill. */
export function EditCyclesView({ orderNo, cycleNo }: ViewParams<'/subPagesB/pages/gas-package/edit-extraction-cycle'>) {
  const read = useRead('taocan GET /trade/pick/cycles', { orderNo }, { refresh: 'show' })
  const [kept, setKept] = useState<Draft>()
  const plan = read.data
  const draft = draftFor(kept, plan)
  useKeptTyping(
    () => ({ version: draft.version, edits: draft.edits }),
    ({ version, edits }) => setKept({ version: Number(version), edits: edits as Edits, mine: {} }),
  )
  useFocus(plan, cycleNo)
  const pick = usePlanActs(orderNo, plan, draft, setKept, read.reload)
  useClosing(plan, pick.isLocking)
  const leave = async () => {
    if (!isChanged(draft) || (await confirm({ title: '提示', content: '内容尚未保存，确定离开？' }))) await goBack()
  }
  return (
    <DetailPage
      spaced
      read={read}
      onBack={() => void leave()}
      footer={(of) =>
        of.closesAt !== null && (
          <PlanBar
            plan={of}
            draft={draft}
            busy={pick.busy}
            onBalance={(no, volume) => pick.type(no, volume)}
            onSave={pick.save}
            onSubmit={() => pick.submit(cycleNo)}
          />
        )
      }
    >
      {(of) => (
        <>
          <Head plan={of} onEnd={() => void read.reload()} />
          <SectionCard title='周期气量' flush>
            {of.cycles.map((cycle) => (
              <CycleRow
                key={cycle.cycleNo}
                cycle={cycle}
                edits={draft.edits}
                mine={draft.mine[cycle.cycleNo]}
                onChange={(volume) => pick.type(cycle.cycleNo, volume)}
              />
            ))}
          </SectionCard>
          {pick.asking && (
            <LockSheet
              cycles={of.cycles.filter(({ open }) => open)}
              edits={draft.edits}
              first={firstToLock(of.cycles, cycleNo)?.cycleNo}
              onClose={pick.stopAsking}
              onLock={(cycleNos) => void pick.lock(cycleNos)}
            />
          )}
        </>
      )}
    </DetailPage>
  )
}

/** Until when, and the rule. */
function Head({ plan, onEnd }: { plan: PickCycles; onEnd: () => void }) {
  const today = useToday()
  const { closesAt, opensAt, unlockedSum } = plan
  return (
    <>
      {closesAt === null && (
        <NoticeBar>{opensAt === null ? '周期气量已全部锁定' : `${formatMoment(opensAt, today)}起可修改`}</NoticeBar>
      )}
      <Card>
        <Ends gap={8}>
          <span className='fs-16 fw-b break grow'>{plan.name}</span>
          <Status status={packageOrderStatus[plan.state]} />
        </Ends>
        {closesAt !== null && (
          <Ends className='fs-14 mt8'>
            <span className='t2 num'>修改截止 {formatMoment(closesAt, today)}</span>
            <span className='c-warning fw-m'>
              剩余 <CountDown key={closesAt} until={closesAt} format={longLeft} onEnd={onEnd} />
            </span>
          </Ends>
        )}
        <div className='fs-13 t3 mt8'>
          未锁定各周期合计须保持{formatVolume(unlockedSum)}
          ，增减一个周期须由其他周期补足；保存后仍可修改，提交或窗口关闭后锁定并按锁定量付款。
        </div>
      </Card>
    </>
  )
}

/** The cycle that the address names is brought into view, once. */
function useFocus(plan: PickCycles | undefined, cycleNo: string | undefined): void {
  const isDone = useRef(false)
  const named = plan?.cycles.find((cycle) => String(cycle.cycleNo) === cycleNo)?.cycleNo
  useEffect(() => {
    if (named === undefined || isDone.current) return
    isDone.current = true
    scrollToElement(rowId(named))
  }, [named])
}

/** The window closes while the user types: a message, and back to the former page. Judged by the gateway's clock. */
function useClosing(plan: PickCycles | undefined, isLocking: { current: boolean }): void {
  const until = useRef<string | null>(null)
  const closesAt = plan?.closesAt
  useEffect(() => {
    if (closesAt === undefined) return
    const isOver = closesAt === null && until.current !== null && serverNow() >= toMillis(until.current)
    until.current = closesAt
    if (isOver && !isLocking.current) void showClosed().then(() => goBack())
  }, [closesAt, isLocking])
}

/** Typing, saving, locking. */
function usePlanActs(
  orderNo: string,
  plan: PickCycles | undefined,
  draft: Draft,
  keep: (draft: Draft) => void,
  reload: () => Promise<void>,
) {
  const [asking, setAsking] = useState(false)
  const isLocking = useRef(false)
  const bill = usePickBill(orderNo)
  const at = answerRefusal({ onStale: reload, onClosed: () => goBack() })
  const wishes = () => wishesOf(plan?.cycles ?? [], draft.edits)
  const store = async (): Promise<number> => {
    const { version } = await bill.save(draft.version, wishes())
    keep({ version, edits: draft.edits, mine: {} })
    return version
  }
  const lock = async (cycleNos: number[]) => {
    setAsking(false)
    if (!(await bill.isAgreed())) return
    isLocking.current = true
    const send = async () => bill.lock(isChanged(draft) ? await store() : draft.version, cycleNos, wishes())
    if ((await attempt(send(), { at })) !== null) isLocking.current = false
  }
  return {
    busy: bill.busy,
    isLocking,
    asking,
    stopAsking: () => setAsking(false),
    type: (cycleNo: number, volume: string) => {
      const cycle = plan?.cycles.find((one) => one.cycleNo === cycleNo)
      if (cycle) keep(typedInto(draft, cycle, volume))
    },
    save: async () => {
      await attempt(store().then(reload), { ok: '已保存', at })
    },
    lock,
    submit: async (named: string | undefined) => {
      const open = plan?.cycles.filter((cycle) => cycle.open) ?? []
      const first = firstToLock(open, named)
      if (open.length > 1) setAsking(true)
      else if (first) await lock([first.cycleNo])
    },
  }
}
