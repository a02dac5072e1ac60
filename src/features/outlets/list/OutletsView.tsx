import { useState } from 'react'
import { outletTypes } from '@domain/statuses/outlet'
import { choice, ListPage, useFilters, useLinks, words, type Filters } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { dial } from '@/shared/hotline'
import { BottomBar, Card, Empty, Ends, NoticeBar, SectionLabel } from '@/ui'
import { OutletItem } from '../parts/OutletItem'
import { counted } from '@/telemetry/click-codes'
import type { Outlet, OutletPage } from '../parts/types'
import { useHere } from '../parts/use-here'
import { CityBar, useCityChoice } from './CityBar'
import { Surroundings } from './Surroundings'
import { useCity } from './use-city'

type Params = PageParams<'/subPages/position/position'>

const KINDS = {
  ...words('type', { label: '业务', all: '全部' }, [
    { key: 'CARD', label: '写卡' },
    { key: 'INVOICE', label: '发票' },
    { key: 'CONNECT', label: '报装' },
    { key: 'HALL', label: outletTypes.HALL },
    { key: 'STATION', label: outletTypes.STATION },
    { key: 'RESCUE', label: '抢修 24小时' },
    { key: 'PARTNER', label: outletTypes.PARTNER },
  ]),
  partOf: (value: string) =>
    value === ''
      ? {}
      : value in outletTypes
        ? { outletType: value as Outlet['outletType'] }
        : { service: value as Outlet['services'][number] },
}

const OPEN = {
  ...choice('open', { label: '营业时间', all: '不限营业时间' }, [{ key: 'NOW', text: '营业中' }]),
  partOf: (value: string) => (value === '' ? {} : { openNow: true }),
}

/** 服务网点 (D 6.5): what is near the phone, the works or the middle of the city, on rings or a map, and as a list. */
export function OutletsView(params: Params) {
  const here = useHere()
  const city = useCity(params.cityCode, here.at)
  const [keyword, setKeyword] = useState('')
  const [siteId, setSiteId] = useState<string>()
  const filters = useFilters([KINDS, OPEN], params)
  const list = usePaged(
    'default GET /crmgas/outlet/list',
    {
      ...(filters.input as Partial<Pick<Outlet, 'outletType'>> & { openNow?: boolean }),
      ...(city.cityCode !== undefined && { cityCode: city.cityCode }),
      ...(siteId === undefined ? (here.at ?? {}) : { siteId }),
      ...(keyword !== '' && { keyword }),
    },
    { keepPrevious: true },
  )
  const [tapped, setTapped] = useState(params.outletId ?? '')
  const choose = (outletId: string) => {
    // The map shows more than the list: what is not listed has its own page.
    if (list.rows.some((one) => one.outletId === outletId)) return setTapped(outletId)
    if (outletId !== '') void go('/subPages/position/goNavigation', { outletId })
  }
  const chosen = list.rows.find(({ outletId }) => outletId === tapped) ?? list.rows[0]
  return (
    <ListPage
      list={list}
      filters={filters as Filters<object>}
      keyOf={({ outletId }) => outletId}
      item={(outlet) => (
        <OutletItem outlet={outlet} no={list.rows.indexOf(outlet) + 1} chosen={outlet.outletId === chosen?.outletId} />
      )}
      head={
        list.first && (
          <Head
            page={list.first}
            rows={list.rows}
            chosen={chosen}
            isRefused={here.isRefused}
            onCity={city.choose}
            onWord={setKeyword}
            onChoose={choose}
            onSite={setSiteId}
          />
        )
      }
      empty={<NoOutlets />}
      after={list.first && list.first.nearby.length > 0 && <Nearby of={list.first.nearby} />}
      end={list.first?.map === null ? '未接入地图，位置按登记坐标计算' : undefined}
      footer={chosen && <Foot of={chosen} />}
    />
  )
}

const NoOutlets = () => <Empty text='当前城市暂无服务网点' action='切换城市' onAction={useCityChoice()} />

interface HeadProps {
  page: OutletPage
  rows: readonly Outlet[]
  chosen: Outlet | undefined
  isRefused: boolean
  onCity: (cityCode: string) => void
  onWord: (keyword: string) => void
  onChoose: (outletId: string) => void
  onSite: (siteId: string | undefined) => void
}

function Head({ page, rows, chosen, isRefused, onCity, onWord, onChoose, onSite }: HeadProps) {
  return (
    <>
      <CityBar city={page.city.name} onCity={onCity} onWord={onWord} />
      {isRefused && page.origin.kind === 'CITY' && <NoticeBar>{`未获取到定位，已按${page.city.name}显示`}</NoticeBar>}
      {chosen && <Surroundings page={page} rows={rows} chosen={chosen} onChoose={onChoose} onSite={onSite} />}
      {chosen && (
        <SectionLabel>
          <Ends>
            <span>{page.origin.kind === 'CITY' ? '营业中的在前' : '由近到远'}</span>
            <span>直线距离</span>
          </Ends>
        </SectionLabel>
      )}
    </>
  )
}

const Nearby = ({ of: outlets }: { of: readonly Outlet[] }) => (
  <>
    <SectionLabel>附近城市</SectionLabel>
    <Card flush>
      {outlets.map((outlet) => (
        <OutletItem key={outlet.outletId} outlet={outlet} />
      ))}
    </Card>
  </>
)

function Foot({ of: { outletId, name, phone } }: { of: Outlet }) {
  const open = useLinks().to('/subPages/position/goNavigation', { outletId })
  return (
    <BottomBar
      secondary={{ text: '拨打电话', plain: true, onTap: counted('PO_CALL', () => dial(phone)) }}
      primary={{ text: `去${name}`, disabled: !open, onTap: () => open?.() }}
    />
  )
}
