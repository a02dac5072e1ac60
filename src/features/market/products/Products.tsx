import { useState } from 'react'
import type { Out } from '@contract'
import { choice, ListPage, tabs, useAct, useFilters, useLink, useSettled } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Empty, SearchField } from '@/ui'
import { ProductRow } from './ProductRow'
import { SearchWords } from './SearchWords'
import { saveWord } from './words'

type Categories = Out<'default GET /crmgas/market/category/list'>['list']

/** ms of rest in typing before it is looked for. */
const PAUSE = 400
/** Longest keyword that the gateway takes. */
const LONGEST = 30

const SORTS = tabs(
  'sort',
  [
    { key: 'hot', label: '综合' },
    { key: 'new', label: '最新' },
    { key: 'priceAsc', label: '价格从低' },
    { key: 'priceDesc', label: '价格从高' },
  ] as const,
  (sort) => ({ sort }),
)
const KINDS = choice('kind', { label: '类型', all: '商品和服务' }, [
  { key: 'goods', text: '商品' },
  { key: 'service', text: '服务' },
] as const)
const PRICES = choice('priceMode', { label: '价格方式', all: '全部方式' }, [
  { key: 'fixed', text: '一口价' },
  { key: 'from', text: '起价' },
  { key: 'quote', text: '询价' },
  { key: 'free', text: '免费' },
] as const)

/** Both levels in one sheet: a category of the first level stands for all below it. */
const categoryItems = (list: Categories) =>
  list.flatMap(({ categoryId, name, children }) => [
    { key: categoryId, text: name, note: '全部' },
    ...children.map((child) => ({ key: child.categoryId, text: `${name} · ${child.name}` })),
  ])

export function Products({ params }: { params: PageParams<'/pages/hot/product-list'> }) {
  const isFavorites = params.mode === 'favorite'
  const [text, setText] = useState(params.keyword ?? '')
  const keyword = useSettled(text.trim(), PAUSE)
  const categories = useRead('default GET /crmgas/market/category/list', {}, { handles: 'all' })
  const byCategory = choice(
    'categoryId',
    { label: '分类', all: '全部分类' },
    categoryItems(categories.data?.list ?? []),
  )
  const filters = useFilters([SORTS, byCategory, KINDS, PRICES], params)
  const input = {
    ...filters.input,
    ...(keyword !== '' && { keyword }),
    ...(isFavorites && { favorite: '1' as const }),
  }
  const list = usePaged('default GET /crmgas/market/product/list', input, { keepPrevious: true, refresh: 'old' })
  const mark = useAct('default POST /crmgas/market/product/favorite', {})
  const favourites = useLink('/pages/hot/product-list', { mode: 'favorite' })
  const isNarrowed = filters.isFiltered || keyword !== ''
  const widen = () => {
    setText('')
    filters.clear()
  }
  const empty = isFavorites ? '还没有收藏' : '暂无商品'
  return (
    <ListPage
      spaced
      {...(isFavorites
        ? { title: '我的收藏' }
        : { actions: favourites ? [{ label: '我的收藏', icon: 'star', onTap: favourites }] : [] })}
      list={list}
      filters={filters}
      top={
        <SearchField
          value={text}
          maxLength={LONGEST}
          placeholder='搜索商品、服务'
          autoFocus={params.focus === '1'}
          onChange={setText}
          onSearch={saveWord}
        />
      }
      head={text === '' && params.focus === '1' && <SearchWords onWord={setText} />}
      keyOf={({ productId }) => productId}
      empty={isNarrowed ? <Empty text='没有找到相关商品' picture='search' action='清除筛选' onAction={widen} /> : empty}
      item={(product) => (
        <ProductRow
          product={product}
          onOpen={() => saveWord(text)}
          onMark={() => void mark.run({ productId: product.productId, favorite: !product.isFavorite })}
        />
      )}
    />
  )
}
