import { useLinks } from '@/blocks'
import { dial, emergencyOf, useLines } from '@/shared/hotline'
import { NoticeBar, SectionCard, ShortcutGrid, type IconName } from '@/ui'

interface Way {
  key: string
  label: string
  icon: IconName
  address: string
}

/** 都不是: what always follows what was found (D 6.9), and the emergency number of the company. */
export function OtherWays({ title, keyword }: { title: string; keyword?: string }) {
  const links = useLinks()
  const phone = emergencyOf(useLines().lines)
  const asked = keyword === undefined ? '' : `?q=${encodeURIComponent(keyword)}`
  const ways: Way[] = [
    { key: 'gpt', label: '问AI助手', icon: 'spark', address: `/subPagesB/pages/gpt${asked}` },
    { key: 'ticket', label: '提交工单', icon: 'edit', address: '/subPages/customer-service/add' },
    { key: 'butler', label: '用气管家', icon: 'butler', address: '/subPages/butler' },
    { key: 'hotline', label: '服务热线', icon: 'headset', address: '/subPages/hotline' },
  ]
  const open = ways.flatMap(({ address, ...way }) => {
    const onTap = links(address)
    return onTap ? [{ ...way, onTap }] : []
  })
  return (
    <>
      {open.length > 0 && (
        <SectionCard title={title}>
          <ShortcutGrid columns={4} items={open} onTap={(key) => open.find((one) => one.key === key)?.onTap()} />
        </SectionCard>
      )}
      {phone !== undefined && (
        <NoticeBar tone='danger' action='拨打' onTap={() => void dial(phone)}>
          闻到燃气味请到室外拨打抢修电话 {phone}
        </NoticeBar>
      )}
    </>
  )
}
