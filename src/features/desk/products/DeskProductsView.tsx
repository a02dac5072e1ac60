import type { Row as RowOf } from '@contract'
import { priceModes, productStatus } from '@domain/statuses/content'
import { formatMoney } from '@domain/money'
import { ListPage, tabs, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Status, Tag } from '@/ui'
import { Bits, count, Named } from '../cells'
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
      table={tableOf({ label: '商品', columns: COLUMNS, onTap: open })}
      empty='没有商品'
    />
  )
}

/** What a product costs, as the shelf says it. */
const priceText = ({ price, priceMode, unit }: Pick<Product, 'price' | 'priceMode' | 'unit'>): string =>
  price === null ? priceModes[priceMode] : `${formatMoney(price)}/${unit}${priceMode === 'from' ? '起' : ''}`

const open = ({ productId }: Product) => void go('/pages/desk/product', { productId })

/** One of several companies, which this one cannot change. */
const Mark = ({ of: { editable } }: { of: Product }) => (editable ? null : <Tag kind='outline'>通用</Tag>)

const COLUMNS: readonly Column<Product>[] = [
  { head: '商品', cell: ({ name }) => <Named title={name} /> },
  { head: '分类', width: 200, cell: ({ categoryName }) => categoryName },
  { head: '价格', width: 152, isFigure: true, cell: priceText },
  { head: '阅读（次）', width: 84, isFigure: true, cell: ({ viewCount }) => count(viewCount) },
  { head: '咨询（次）', width: 84, isFigure: true, cell: ({ leadCount }) => count(leadCount) },
  { head: '标记', width: 60, cell: (product) => <Mark of={product} /> },
  { head: '状态', width: 72, cell: ({ status }) => <Status status={productStatus[status]} /> },
]

function ProductItem({ product }: { product: Product }) {
  const { name, status, categoryName, leadCount, viewCount } = product
  return (
    <Item className='dk-row' onTap={() => open(product)}>
      <Ends>
        <span className='fs-15 fw-m break'>{name}</span>
        <Status status={productStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-12 t3 num'>
          <Bits of={[categoryName, priceText(product), `阅读 ${count(viewCount)} 次`, `咨询 ${count(leadCount)} 次`]} />
        </span>
        <Mark of={product} />
      </Ends>
    </Item>
  )
}
