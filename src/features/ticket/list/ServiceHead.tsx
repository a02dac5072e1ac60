import type { ReactNode } from 'react'
import { useLinks } from '@/blocks'
import { addressOf } from '@/routes/go'
import { Card, ShortcutGrid } from '@/ui'
import { EmergencyStrip } from '../EmergencyStrip'

const ADD = '/subPages/customer-service/add'

/** The eight common services of the grid, with the page of each (D 6.1). */
const SERVICES = [
  { key: 'REPAIR', label: '报修', icon: 'wrench', to: addressOf(ADD, { ticketType: 'REPAIR' }) },
  { key: 'CONSULT', label: '咨询', icon: 'chat', to: addressOf(ADD, { ticketType: 'CONSULT' }) },
  { key: 'COMPLAINT', label: '投诉', icon: 'bad', to: addressOf(ADD, { ticketType: 'COMPLAINT' }) },
  { key: 'SUGGEST', label: '建议', icon: 'good', to: addressOf(ADD, { ticketType: 'SUGGEST' }) },
  { key: 'APPLY', label: '业务办理', icon: 'edit', to: addressOf(ADD, { ticketType: 'APPLY' }) },
  { key: 'CHECK', label: '预约安检', icon: 'inspect', to: addressOf(ADD, { ticketType: 'APPLY', subtype: 'A_CHECK' }) },
  { key: 'BUTLER', label: '我的管家', icon: 'butler', to: addressOf('/subPages/butler', {}) },
  { key: 'HELP', label: '帮助中心', icon: 'help', to: addressOf('/subPagesB/pages/helpCenter/list', {}) },
] as const

/** Above the list: the emergency line, the services, what waits for a network, the search. */
export function ServiceHead({ search, children }: { search: ReactNode; children: ReactNode }) {
  const links = useLinks()
  const built = SERVICES.filter(({ to }) => links(to) !== undefined)
  return (
    <>
      <EmergencyStrip />
      <Card flush>
        <ShortcutGrid
          columns={4}
          items={built.map(({ key, label, icon }) => ({ key, label, icon }))}
          onTap={(key) => links(built.find((one) => one.key === key)?.to ?? '')?.()}
        />
      </Card>
      {children}
      {search}
    </>
  )
}
