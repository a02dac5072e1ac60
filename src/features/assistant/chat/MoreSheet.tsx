import type { Out } from '@contract'
import { useLinks } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { ActionSheet } from '@/ui'

interface Props {
  hotline: Out<'gpt GET /chat/config'>['hotline']
  onNew: () => void
  /** What is done with the conversation itself; not before its first question. */
  own: { rename: () => void; remove: () => void } | undefined
  onClose: () => void
}

/** A conversation of its own, the ways to somebody at the gas company, what is done with this one (E 6.15); a way that is not open to the user is not offered. */
export function MoreSheet({ hotline, onNew, own, onClose }: Props) {
  const { to } = useLinks()
  const ways = [
    { key: 'new', text: '新建会话', go: onNew },
    { key: 'call', text: `拨打客服电话 ${hotline}`, go: hotline === '' ? undefined : () => callPhone(hotline) },
    { key: 'ticket', text: '提交工单', go: to('/subPages/customer-service/add', {}) },
    { key: 'butler', text: '联系客户经理', go: to('/subPages/butler') },
    { key: 'rename', text: '重命名', go: own?.rename },
    { key: 'remove', text: '删除', danger: true, go: own?.remove },
  ].filter(({ go }) => go !== undefined)
  return (
    <ActionSheet
      open
      title='更多'
      items={ways.map(({ key, text, danger = false }) => ({ key, text, danger }))}
      onChoose={(chosen) => {
        onClose()
        ways.find(({ key }) => key === chosen)?.go?.()
      }}
      onClose={onClose}
    />
  )
}
