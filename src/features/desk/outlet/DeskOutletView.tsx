import { DetailPage, FormPage, Shape, useFormAct } from '@/blocks'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { fieldsOf, inputOf, valuesOf, type City, type OutletValues, type StaffOutlet } from './outlet-fields'

/** Outlets of one answer: a company has some dozens. */
const ALL = 50

/** An outlet of the company: a new one without an id (D 2.3). */
export const DeskOutletView = ({ outletId }: ViewParams<'/pages/desk/outlet'>) => (
  <DeskGate>{(close) => <Outlet outletId={outletId} close={close} />}</DeskGate>
)

function Outlet({ outletId, close }: { outletId: string | undefined; close: () => void }) {
  const read = useRead('btwob GET /outlet/list', { pageSize: ALL }, { handles: ['2211'], freshFor: 0 })
  useDeskEnd(read.error, close)
  const outlet = read.data?.list.find((one) => one.outletId === outletId)
  if (read.data && (outletId === undefined || outlet))
    return <Form key={outlet?.version} cities={read.data.cities} {...(outlet && { outlet })} />
  return (
    <DetailPage read={read} skeleton={<Shape top heights={[400]} />} empty='未找到该网点'>
      {() => null}
    </DetailPage>
  )
}

function Form({ outlet, cities }: { outlet?: StaffOutlet; cities: readonly City[] }) {
  const send = useFormAct('btwob POST /outlet/save', {
    once: true,
    input: (values: OutletValues) => inputOf(values, outlet, cities),
    at: { '44852': 'photos' },
    dialog: ['2902', '2904'],
    ok: '已保存',
    done: () => void goBack(),
  })
  return (
    <FormPage<OutletValues>
      spaced
      title={outlet ? '编辑网点' : '新建网点'}
      submitText='保存'
      values={valuesOf(outlet, cities)}
      fields={fieldsOf(cities)}
      {...send}
    />
  )
}
