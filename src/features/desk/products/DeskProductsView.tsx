import type { Row as RowOf } from '@contract'
import { priceModes, productStatus } from '@domain/statuses/content'
import { formatMoney } from '@domain/money'
import { ListPage, tabs, useFilters } from '@/blocks'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Row, Status, Tag } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import '../desk.scss'

type Props = { params: PageParams<'/pages/desk/products'>; close: () => void }
type Product = RowOf<'btwob GET /product/list'>

const TABS = tabs(
  'status',
  [
    { key: 'onSale', label: '在售' },
    { key: 'soldOut', label: '暂无货' },
    { key: 'draft', label: '草稿' },
    { key: 'offSale', label: '已下架' },
  ] as const,
  (status) => ({ status }),
)

/** 商品 at the desk: what customers find in the mall, own ones and those of several companies (E 5.9). */
export const DeskProductsView = (params: PageParams<'/pages/desk/products'>) => (
  <DeskGate>{(close) => <Products params={params} close={close} />}</DeskGate>
)

function Products({ params, close }: Props) {
  const filters = useFilters([TABS], params)
  const list = useDeskList('btwob GET /product/list', filters.input, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      actions={[{ label: '新建商品', onTap: () => void go('/pages/desk/product', {}) }]}
      list={list}
      filters={filters}
      keyOf={({ productId }) => productId}
      item={(product) => <ProductItem product={product} />}
      empty='没有商品'
    />
  )
}

/** What a product costs, as the shelf says it. */
const priceText = ({ price, priceMode, unit }: Pick<Product, 'price' | 'priceMode' | 'unit'>): string =>
  price === null ? priceModes[priceMode] : `${formatMoney(price)}/${unit}${priceMode === 'from' ? '起' : ''}`

function ProductItem({ product }: { product: Product }) {
  const { productId, name, status, categoryName, leadCount, viewCount, editable } = product
  return (
    <Item className='dk-row' onTap={() => void go('/pages/desk/product', { productId })}>
      <Ends>
        <span className='fs-15 fw-m break'>{name}</span>
        <Status status={productStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num'>
          {categoryName} · {priceText(product)} · 阅读 {viewCount} · 咨询 {leadCount}
        </span>
        <Row gap={8}>{!editable && <Tag kind='outline'>通用</Tag>}</Row>
      </Ends>
    </Item>
  )
}
