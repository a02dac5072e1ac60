import type { Row as RowOf } from '@contract'
import { formatMoney } from '@domain/money'
import { useLink } from '@/blocks'
import { IconButton, Item, Photo, Row, Tag } from '@/ui'
import { priceText } from '../market-text'
import '../market.scss'
import './products.scss'

type Product = RowOf<'default GET /crmgas/market/product/list'>

/** So many enquiries are worth a word. */
const WORTH_SAYING = 5

interface RowProps {
  product: Product
  onMark: () => void
  /** It is opened from here. */
  onOpen: () => void
}

/** A product of the list, with its mark. */
export function ProductRow({ product, onMark, onOpen }: RowProps) {
  const { productId, name, subTitle, coverUrl, tags, status, leadCount, isFavorite, basePrice } = product
  const open = useLink('/pages/hot/detail', { type: 'product', productId })
  return (
    <Row align='top'>
      <Item
        onTap={
          open &&
          (() => {
            onOpen()
            open()
          })
        }
        className='grow'
      >
        <div className='mk-row'>
          <div className='mk-cover'>
            <Photo className='mk-photo' src={coverUrl} lazy />
            {status !== 'onSale' && <div className='mkl-out fs-12'>{status === 'soldOut' ? '暂无货' : '已下架'}</div>}
          </div>
          <div className='grow'>
            <div className='fs-15 fw-m break'>{name}</div>
            <div className='fs-13 t3 break'>{subTitle}</div>
            <Row wrap gap={4} top={4}>
              {tags.map((tag) => (
                <Tag key={tag} kind='outline'>
                  {tag}
                </Tag>
              ))}
            </Row>
            <div className='fs-16 fw-b num mt4 break'>
              {priceText(product)}
              {basePrice !== null && <span className='mk-base fs-12 t3'>{formatMoney(basePrice)}</span>}
            </div>
            {leadCount >= WORTH_SAYING && <div className='fs-12 t3'>已有{leadCount}家企业咨询</div>}
          </div>
        </div>
      </Item>
      <IconButton
        icon='star'
        label={isFavorite ? `取消收藏${name}` : `收藏${name}`}
        pressed={isFavorite}
        onTap={onMark}
      />
    </Row>
  )
}
