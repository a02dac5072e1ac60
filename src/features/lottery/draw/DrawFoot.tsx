import type { ReactNode } from 'react'
import { addressOf } from '@/routes/go'
import { toLogin, useAct, useLink, useLinks, useMay } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, confirm, CountDown, message, type BottomAction } from '@/ui'
import { COUPON_GAINED } from '../lottery-text'
import type { Campaign, Role } from '../types'

interface Props {
  campaign: Campaign
  role: Role
  onChanged: () => Promise<void>
}

const PAGE = '/subPagesB/pages/lotteryDraw/index'

/** The one action: log in, bind, draw, or why not (E-L-04, E 6.16). */
export function DrawFoot({ campaign, role, onChanged }: Props) {
  const { campaignId, state, startAt } = campaign
  const bind = useLink('/pages/confirm-cusInfo/confirm-cusInfo')
  if (state === 'scheduled')
    return (
      <Still
        text='活动未开始'
        note={
          <>
            距开始 <CountDown until={startAt} onEnd={() => void onChanged()} />
          </>
        }
      />
    )
  if (state === 'paused') return <Still text='活动暂停中' />
  if (state !== 'running') return <Still text='活动已结束' />
  if (role === 'V')
    return <BottomBar primary={{ text: '登录后抽奖', onTap: () => void toLogin(addressOf(PAGE, { campaignId })) }} />
  if (role === 'N') return bind ? <BottomBar primary={{ text: '绑定企业后抽奖', onTap: bind }} /> : null
  if (role === 'P') return <Still text='审核通过后可抽奖' />
  if (role === 'O') return <Still text='您不在本活动参与范围' />
  return <Draw campaignId={campaignId} onChanged={onChanged} />
}

const Still = ({ text, note }: { text: string; note?: ReactNode }) => (
  <BottomBar primary={{ text, disabled: true, onTap: () => undefined }} {...(note !== undefined && { note })} />
)

function Draw({ campaignId, onChanged }: Pick<Props, 'onChanged'> & { campaignId: string }) {
  const may = useMay('model:LOTTERY')
  const links = useLinks()
  const own = useRead('default GET /crmgas/lottery/myChance', { campaignId }, { refresh: 'show' })
  const act = useAct('default POST /crmgas/lottery/draw', {
    once: true,
    dialog: ['E5001', 'E5002', 'E5003', 'E5004', 'E5005', 'E5006'],
    done: async ({ prizeName, winId, service }) => {
      await Promise.all([onChanged(), own.reload()])
      if (winId === null) return message(`${prizeName}，再接再厉`)
      const open = links.to('/subPagesB/pages/lotteryDraw/detail', { campaignId, tab: 'mine', winId })
      const isCoupon = service === 'COUPON'
      const yes = await confirm({
        title: '恭喜中奖',
        content: `获得${prizeName}，${isCoupon ? COUPON_GAINED : '请在期限内领取'}`,
        confirmText: isCoupon ? '查看优惠券' : '去领取',
        cancelText: '再看看',
      })
      if (yes) open?.()
    },
    stale: onChanged,
  })
  const left = own.data?.remaining ?? 0
  const primary: BottomAction = {
    // What is not known is not said.
    text: own.data?.remaining === 0 ? '暂无抽奖机会' : '抽一次',
    disabled: !may || left === 0,
    loading: act.busy,
    onTap: () => act.run({ campaignId }),
  }
  return <BottomBar primary={primary} {...(!may && { note: '仅主账号或已授权的子账号可操作' })} />
}
