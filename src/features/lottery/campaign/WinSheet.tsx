import type { Out } from '@contract'
import { formatMoney } from '@domain/money-text'
import { lotteryPrizes, lotteryWinStatus } from '@domain/statuses/lottery'
import { FieldList, FormNote, useAct, useFields, useFormAct, useLink, type FormField } from '@/blocks'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { Button, ErrorBlock, KeyValue, Sheet, Skeleton, Status, toast } from '@/ui'

type Detail = Out<'default GET /crmgas/lottery/winDetail'>

/** A prize: what it is, and what can be done with it (E-L-10, E-L-11). */
export function WinSheet({ winId, onClose }: { winId: string; onClose: () => void }) {
  const read = useRead('default GET /crmgas/lottery/winDetail', { winId }, { handles: ['2902'], refresh: 'show' })
  const win = read.data
  return (
    <Sheet open title='奖品' cancelText='关闭' onClose={onClose}>
      <div className='gutter mb16'>
        {win ? (
          <Shown win={win} onChanged={read.reload} />
        ) : read.state === 'error' ? (
          <ErrorBlock text={read.error?.message} onRetry={() => void read.reload()} />
        ) : (
          <Skeleton height={240} />
        )}
      </div>
    </Sheet>
  )
}

interface ShownProps {
  win: Detail
  onChanged: () => Promise<void>
}

function Shown({ win, onChanged }: ShownProps) {
  const ticket = useLink(
    '/subPages/customer-service/detail',
    win.ticketId === null ? undefined : { ticketId: win.ticketId },
  )
  return (
    <>
      <KeyValue
        items={[
          ['奖品', win.prizeName],
          ['类型', lotteryPrizes[win.service].label],
          ['价值', win.couponFrom === null && formatMoney(win.prizeValue)],
          ['面额', win.couponFrom !== null && formatMoney(win.prizeValue)],
          ['满额', win.couponFrom !== null && formatMoney(win.couponFrom)],
          ['状态', <Status key='state' status={lotteryWinStatus[win.state]} />],
          [win.couponFrom === null ? '领取期限' : '有效期至', win.claimUntil],
          ['承接单号', win.handedNo, { copy: win.handedNo ?? '' }],
          ['联系人', win.receiverName && `${win.receiverName} ${win.receiverPhone ?? ''}`],
          ['工单', win.ticketNo],
          ['用于咨询单', win.leadNo],
        ]}
      />
      {ticket && (
        <Button kind='outline' block className='mt12' onTap={ticket}>
          查看工单
        </Button>
      )}
      {win.couponFrom !== null && <CouponWay win={win} />}
      {win.isOwn && win.state === 'pendingClaim' && <Claim win={win} onChanged={onChanged} />}
      {win.isOwn && win.state === 'claimed' && <Received win={win} onChanged={onChanged} />}
    </>
  )
}

/** To the quote that it was taken off, or to the goods that it is for. */
function CouponWay({ win: { state, leadNo } }: { win: Detail }) {
  const lead = useLink('/pages/hot/detail', leadNo === null ? undefined : { type: 'lead', leadNo })
  const goods = useLink('/pages/hot/product-list', state === 'issued' ? {} : undefined)
  return (
    <>
      <div className='fs-13 t3 mt12 break'>接受商城商品或服务的报价时抵用，一次一张，不找零、不折现，不抵燃气费。</div>
      {lead && (
        <Button kind='outline' block className='mt12' onTap={lead}>
          查看咨询单
        </Button>
      )}
      {goods && (
        <Button block className='mt12' onTap={goods}>
          去使用
        </Button>
      )}
    </>
  )
}

interface Values {
  receiverName: string
  receiverPhone: string
}

const isPhone = (text: string) => (/^1[3-9]\d{9}$/.test(text) ? undefined : '请输入11位手机号')
const isName = (text: string) => (text.trim().length < 2 ? '请输入联系人' : undefined)

const FIELDS: readonly FormField<Values>[] = [
  { key: 'receiverName', label: '联系人', required: true, maxLength: 20, checks: [isName] },
  { key: 'receiverPhone', label: '联系电话', kind: 'digits', required: true, maxLength: 11, checks: [isPhone] },
]

function Claim({ win: { winId }, onChanged }: ShownProps) {
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const send = useFormAct('default POST /crmgas/lottery/claim', {
    once: true,
    input: ({ receiverName, receiverPhone }: Values) => ({ winId, receiverName: receiverName.trim(), receiverPhone }),
    dialog: ['E5011', 'E5012', '2902'],
    ok: '已领取，客服将联系您约定上门时间',
    done: onChanged,
    stale: onChanged,
  })
  const values = { receiverName: '', receiverPhone: phone }
  const form = useFields<Values>({ name: `win-${winId}`, values, fields: FIELDS, ...send })
  const giveUp = useAct('default POST /crmgas/lottery/giveUp', {
    ask: '放弃后奖品不可恢复，确定放弃吗？',
    dialog: ['E5011', 'E5012', '2902'],
    ok: '已放弃',
    done: () => void onChanged(),
    stale: onChanged,
  })
  return (
    <div className='mt12'>
      <FieldList of={form} />
      <FormNote form={form} />
      <Button block className='mt12' loading={form.busy} onTap={form.submit}>
        确认领取
      </Button>
      <Button kind='text' block danger loading={giveUp.busy} onTap={() => giveUp.run({ winId })}>
        放弃奖品
      </Button>
    </div>
  )
}

function Received({ win: { winId }, onChanged }: ShownProps) {
  const act = useAct('default POST /crmgas/lottery/confirmReceive', {
    ask: '确认服务已完成吗？',
    dialog: ['E5012', '2902'],
    done: () => {
      toast('已确认')
      void onChanged()
    },
    stale: onChanged,
  })
  return (
    <Button block className='mt12' loading={act.busy} onTap={() => act.run({ winId })}>
      服务已完成
    </Button>
  )
}
