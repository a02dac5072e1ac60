import { goTo } from '@/routes/go'
import { ActionSheet } from '@/ui'

const SHARES = 'shares'

/** What the desk does beside its queue. */
const AREAS = [
  { key: '/pages/desk/leads', text: '咨询单' },
  { key: '/pages/desk/projects', text: '工程' },
  { key: '/pages/desk/activities', text: '活动' },
  { key: '/pages/desk/articles', text: '文章' },
  { key: '/pages/desk/products', text: '商品' },
  { key: '/pages/desk/banners', text: '轮播图' },
  { key: '/pages/desk/broadcasts', text: '群发消息' },
  { key: '/pages/desk/helps', text: '帮助条目' },
  { key: '/pages/desk/document', text: '协议与政策' },
  { key: '/pages/desk/assistant', text: '智能助手' },
  { key: '/pages/desk/outlets', text: '服务网点' },
  { key: '/pages/desk/electives', text: '自选' },
  { key: '/pages/desk/bids', text: '竞购' },
  { key: '/pages/desk/balances', text: '资源平衡' },
  { key: '/pages/desk/lotteries', text: '抽奖' },
  { key: '/pages/desk/quarters', text: '惠用气' },
  { key: '/pages/desk/apps', text: '应用中心' },
  { key: '/pages/desk/meters', text: '检定与标定' },
  { key: SHARES, text: '消息先达率' },
] as const

interface Props {
  /** Shows how often messages came first. */
  onShares: () => void
  onClose: () => void
}

export function AreasSheet({ onShares, onClose }: Props) {
  const choose = (key: string) => {
    if (key === SHARES) return onShares()
    onClose()
    void goTo(key)
  }
  return <ActionSheet open title='业务' items={AREAS} onChoose={choose} onClose={onClose} />
}
