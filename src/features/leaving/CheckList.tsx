import type { Out } from '@contract'
import { useLinks } from '@/blocks'
import { Button, Card, Icon } from '@/ui'
import './leaving.scss'

export type CheckItem = Out<'default GET /crmgas/portal/user/cancelCheck'>['items'][number]

/** What has to be settled first: ✓ or ✗, what is in the way, and the way there (CX-02). */
export function CheckList({ items }: { items: readonly CheckItem[] }) {
  const links = useLinks()
  return (
    <Card>
      <div className='lv-checks' role='list'>
        {items.map(({ code, name, passed, hint, route }) => (
          <div key={code} className='lv-check' role='listitem'>
            <span className={passed === '1' ? 'lv-mark c-success' : 'lv-mark c-danger'}>
              <Icon name={passed === '1' ? 'check' : 'close'} size={18} label={passed === '1' ? '已满足' : '未满足'} />
            </span>
            <div className='grow'>
              <div className='lv-name'>{name}</div>
              {hint !== '' && <div className='lv-hint'>{hint}</div>}
            </div>
            {links(route) && (
              <Button kind='outline' size='small' label={`去处理：${name}`} onTap={links(route)}>
                去处理
              </Button>
            )}
          </div>
        ))}
      </div>
    </Card>
  )
}
