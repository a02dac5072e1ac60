import type { Out } from '@contract'
import { useState } from 'react'
import { callPhone } from '@/platform/phone'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { ActionSheet, Button, Card, Cell, CellGroup, Ends, ErrorBlock, Skeleton } from '@/ui'
import './home.scss'

const LIST = 'default GET /crmgas/company/list'
type Company = Out<typeof LIST>[number]

/** The emergency numbers of the town, open to every visitor: a gas leak is reported at once. */
export function Emergency() {
  const read = useRead(LIST, undefined, { handles: 'all' })
  if (read.state === 'error')
    return (
      <Card label='24小时抢险'>
        <ErrorBlock small onRetry={() => void read.reload()} />
      </Card>
    )
  if (read.data === undefined)
    return (
      <Card label='24小时抢险'>
        <Skeleton kind='block' height={96} />
      </Card>
    )
  return <Lines companies={read.data} />
}

/** The gas company of the town that was chosen, else of the own customer number, else the first. */
const companyOf = (companies: readonly Company[], ...codes: string[]): Company | undefined =>
  codes.map((code) => companies.find(({ companyCode }) => companyCode === code)).find(Boolean) ?? companies[0]

/** The emergency number of the visitor's town, once it is known. */
export function useEmergencyNumber(): string | undefined {
  const { data } = useRead(LIST, undefined, { handles: 'all' })
  return companyOf(data ?? [], storage.get('town'))?.emergencyHotline
}

function Lines({ companies }: { companies: readonly Company[] }) {
  const [chosen, setChosen] = useState(() => storage.get('town'))
  const [open, setOpen] = useState(false)
  const own = useUser(({ loginUserInfo }) => loginUserInfo?.companyCode ?? '')
  const company = companyOf(companies, chosen, own)
  if (company === undefined) return null
  const choose = (code: string) => {
    storage.set('town', code)
    setChosen(code)
    setOpen(false)
  }
  return (
    <>
      <Card label='24小时抢险' className='hm-sos'>
        <Ends>
          <h2 className='fs-16 fw-b c-danger'>{company.city} 24小时抢险</h2>
          {companies.length > 1 && (
            <Button kind='text' size='small' className='hm-town' onTap={() => setOpen(true)}>
              切换城市
            </Button>
          )}
        </Ends>
        <Ends gap={12} top={4}>
          <span className='fs-24 fw-b num c-danger nowrap'>{company.emergencyHotline}</span>
          <Button size='large' danger icon='phone' onTap={() => callPhone(company.emergencyHotline)}>
            拨打
          </Button>
        </Ends>
        <div className='fs-13 t2 mt8'>闻到燃气味，请关阀开窗，到室外拨打</div>
      </Card>
      <CellGroup>
        <Cell
          icon='headset'
          title='客服热线'
          subtitle={`${company.hotline} · ${company.businessHours}`}
          value={<span className='c-link'>拨打</span>}
          arrow={false}
          onTap={() => callPhone(company.hotline)}
        />
      </CellGroup>
      <ActionSheet
        open={open}
        title='选择城市'
        items={companies.map(({ companyCode, city, companyName }) => ({
          key: companyCode,
          text: city,
          note: companyName,
        }))}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
