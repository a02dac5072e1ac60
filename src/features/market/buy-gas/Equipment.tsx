import { useLinks } from '@/blocks'
import { Item, Photo, Row, SectionCard } from '@/ui'
import type { Recommendation } from '../gas-text'
import { priceText } from '../market-text'
import '../market.scss'

/** 热门设备 (E 6.7). */
export function Equipment({ items }: { items: Recommendation['equipment'] }) {
  const links = useLinks()
  if (items.length === 0) return null
  return (
    <SectionCard flush title='热门设备'>
      {items.map((item) => (
        <Item
          key={item.productId}
          onTap={links.to('/pages/hot/detail', { type: 'product', productId: item.productId })}
        >
          <Row gap={12} align='top'>
            <Photo className='mk-cover' src={item.coverUrl} lazy />
            <div className='grow left'>
              <div className='fs-15 fw-m break'>{item.name}</div>
              <div className='fs-13 t3 mt4 break'>{item.subTitle}</div>
              <div className='fs-15 fw-b num mt4'>{priceText(item)}</div>
            </div>
          </Row>
        </Item>
      ))}
    </SectionCard>
  )
}
