import type { Out } from '@contract'
import { useLinks } from '@/blocks'
import { counted } from '@/telemetry/click-codes'
import { Card, Photo } from '@/ui'
import './mall.scss'

const PRODUCTS = '/pages/hot/product-list'

/** What is on the shelf, by kind; the last one is all of it. */
export function Categories({ items }: { items: Out<'default GET /crmgas/market/home'>['categories'] }) {
  const { to } = useLinks()
  const all = to(PRODUCTS, {})
  if (items.length === 0 || !all) return null
  return (
    <Card className='mall-block mall-kinds'>
      {items.map(({ categoryId, name, icon }) => (
        <button
          key={categoryId}
          type='button'
          className='mall-kind'
          onClick={counted('mall_category', to(PRODUCTS, { categoryId }))}
        >
          <Photo className='mall-kind-mark' src={icon} lazy />
          <span className='fs-13'>{name}</span>
        </button>
      ))}
      <button type='button' className='mall-kind' onClick={counted('mall_category', all)}>
        <span className='mall-kind-mark mall-kind-all fs-13'>···</span>
        <span className='fs-13'>全部</span>
      </button>
    </Card>
  )
}
