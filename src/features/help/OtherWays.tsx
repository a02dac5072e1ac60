import { useLinks } from '@/blocks'
import { dial, emergencyOf, useLines } from '@/shared/hotline'
import { useAssistant } from '@/shared/question'
import { NoticeBar, SectionCard, ShortcutGrid, type IconName } from '@/ui'

interface Way {
  key: string
  label: string
  icon: IconName
  onTap: (() => void) | undefined
}

/** 都不是: what always follows what was found (D 6.9), and the emergency number of the company. */
export function OtherWays({ title, keyword }: { title: string; keyword?: string }) {
  const links = useLinks()
  const phone = emergencyOf(useLines().lines)
  const assistant = useAssistant(keyword === undefined ? {} : { q: keyword })
  const ways: Way[] = [
    { key: 'gpt', label: '智能助手', icon: 'spark', onTap: assistant },
    { key: 'ticket', label: '提交工单', icon: 'edit', onTap: links.to('/subPages/customer-service/add') },
    { key: 'butler', label: '我的用气管家', icon: 'butler', onTap: links.to('/subPages/butler') },
    { key: 'hotline', label: '服务热线', icon: 'headset', onTap: links.to('/subPages/hotline') },
  ]
  const open = ways.filter(({ onTap }) => onTap)
  return (
    <>
      {open.length > 0 && (
        <SectionCard title={title}>
          <ShortcutGrid
            columns={4}
            items={open.map(({ key, label, icon }) => ({ key, label, icon }))}
            onTap={(tapped) => open.find(({ key }) => key === tapped)?.onTap?.()}
          />
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
