import { useState } from 'react'
import { callPhone } from '@/platform/phone'
import { storage } from '@/platform/storage'
import { companyOf, useTownCompanies, type Companies } from '@/shared/hotline'
import { useUser } from '@/stores'
import { ActionSheet, Button, Card, Cell, CellGroup, Ends, ErrorBlock, Skeleton } from '@/ui'
import './home.scss'

/** The emergency numbers of the town, open to every visitor: a gas leak is reported at once. */
export function Emergency() {
  const { read } = useTownCompanies()
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

function Lines({ companies }: { companies: Companies }) {
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
