import type { Out } from '@contract'
import { useLinks } from '@/blocks'
import { platformCode } from '@/shared/pay'
import { system } from '@/platform/system'
import { useRead, type Read } from '@/request'
import { Button, Item, SectionCard } from '@/ui'

type Support = Out<'default GET /crmgas/nfc/support'>

/** Whether this phone can write a card (AE-71). */
export const useSupport = (): Read<Support> =>
  useRead('default GET /crmgas/nfc/support', { platform: platformCode(), system: system() })

/** Why this phone cannot, and where it can be done. */
export function Ways({ support }: { support: Support }) {
  const outlets = useLinks()('/subPages/position/position')
  return (
    <SectionCard title='写卡方式'>
      {support.reason !== null && <div className='fs-15 t1 mb8'>{support.reason}，可通过以下方式写卡：</div>}
      {support.ways.map((way) => (
        <Item key={way}>{way}</Item>
      ))}
      {outlets && (
        <Button kind='text' onTap={outlets}>
          查看附近网点
        </Button>
      )}
    </SectionCard>
  )
}
