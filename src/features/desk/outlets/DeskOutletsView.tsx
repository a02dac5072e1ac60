import type { Row as RowOf } from '@contract'
import { codes } from '@domain/codes'
import { outletStatus, outletTypes } from '@domain/statuses/outlet'
import { ListPage, tabs, useFilters } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Ends, Item, Tag } from '@/ui'
import { Bits, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import '../desk.scss'

type Params = PageParams<'/pages/desk/outlets'>

const TABS = tabs(
  'status',
  codes(outletStatus).map((key) => ({ key, label: outletStatus[key] })),
)

/** 服务网点 at the desk. */
export const DeskOutletsView = (params: Params) => (
  <DeskGate>{(close) => <Outlets params={params} close={close} />}</DeskGate>
)

function Outlets({ params, close }: { params: Params; close: () => void }) {
  const filters = useFilters([TABS], params)
  const list = useDeskList('btwob GET /outlet/list', filters.input, close)
  return (
    <ListPage
      className='dk-list'
      spaced
      filters={filters}
      actions={[{ label: '新建网点', onTap: () => void go('/pages/desk/outlet', {}) }]}
      list={list}
      keyOf={({ outletId }) => outletId}
      item={(outlet) => <OutletRow outlet={outlet} />}
      table={tableOf({ label: '服务网点', columns: COLUMNS, onTap: open })}
      empty='没有网点'
    />
  )
}

type Outlet = RowOf<'btwob GET /outlet/list'>

const open = ({ outletId }: Outlet) => void go('/pages/desk/outlet', { outletId })

const COLUMNS: readonly Column<Outlet>[] = [
  {
    head: '网点',
    cell: ({ name, suspendNote }) => <Named title={name} {...(suspendNote !== '' && { note: suspendNote })} />,
  },
  { head: '类型', width: 112, cell: ({ outletType }) => <Tag kind='outline'>{outletTypes[outletType]}</Tag> },
  { head: '地址', cell: ({ district, address }) => district + address },
  { head: '电话', width: 132, cell: ({ phone }) => phone },
]

function OutletRow({ outlet }: { outlet: Outlet }) {
  const { name, outletType, district, address, phone, suspendNote } = outlet
  return (
    <Item className='dk-row' onTap={() => open(outlet)}>
      <Ends>
        <span className='fs-15 fw-m break'>{name}</span>
        <Tag kind='outline'>{outletTypes[outletType]}</Tag>
      </Ends>
      <div className='fs-12 t3 mt4 break num'>
        <Bits of={[district + address, phone, suspendNote]} />
      </div>
    </Item>
  )
}
