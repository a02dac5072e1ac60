import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { PageFrame } from '@/blocks'
import { asApiError } from '@/request'
import { go } from '@/routes/go'
import { Button, Cell, CellGroup, Empty, Icon, notify, Photo, Row, SearchField, Skeleton, Tag, toast } from '@/ui'
import { CentreStop } from './CentrePanel'
import type { CentreParams } from './params'
import { askCentre, leaveWith, reasonOf, useCentreParams, useLeave } from './use-centre'
import './centre.scss'

type Session = Out<'auth GET {init}/authCentre/session'>
type Tenant = Session['tenants'][number]

/** From this many on the list can be searched (C 6.1). */
const SEARCH_FROM = 8

/** 选择租户: the companies that the user may enter, and those that entrusted the user's service company (AU-15, AU-16). */
export function TenantsView() {
  const params = useCentreParams()
  const { session, stop, load } = useSession(params)
  const [word, setWord] = useState('')
  const leave = useLeave(params)
  if (stop !== undefined) return <CentreStop reason={stop} onRetry={() => void load()} />
  if (session === undefined)
    return (
      <PageFrame>
        <Skeleton kind='list' />
      </PageFrame>
    )
  const shown = session.tenants.filter((tenant) => matches(tenant, word.trim()))
  return (
    <PageFrame spaced>
      {session.tenants.length >= SEARCH_FROM && (
        <SearchField value={word} placeholder='搜索租户名称' onChange={setWord} />
      )}
      {session.tenants.length === 0 && <Empty text='您暂无可访问的租户，请联系管理员' />}
      {session.tenants.length > 0 && shown.length === 0 && <Empty text='没有找到匹配的租户' />}
      {shown.map((tenant) => (
        <TenantCard
          key={tenant.tenantId}
          tenant={tenant}
          isLast={tenant.tenantId === session.lastTenantId}
          params={params}
        />
      ))}
      <div className='center mt24'>
        <Button kind='text' onTap={leave}>
          退出登录
        </Button>
      </div>
    </PageFrame>
  )
}

const matches = ({ tenantName, entrusting }: Tenant, word: string): boolean =>
  word === '' || tenantName.includes(word) || entrusting.some((one) => one.tenantName.includes(word))

function useSession(params: CentreParams) {
  const [session, setSession] = useState<Session>()
  const [stop, setStop] = useState<string>()
  const load = async () => {
    setStop(undefined)
    try {
      const found = await askCentre(params)
      if (!found.redirectAllowed) setStop('回调地址未登记，无法登录')
      else if (!found.loggedIn) await go('/pages/auth-centre/login', params, { replace: true })
      else setSession(found)
    } catch (error) {
      setStop(reasonOf(asApiError(error)))
    }
  }
  const [first] = useState(() => load)
  useEffect(() => void first(), [first])
  return { session, stop, load }
}

/** The tenant's mark; a sign for all of them where there is none or it cannot be had. */
function TenantLogo({ src }: { src: string }) {
  const [broken, setBroken] = useState('')
  if (src === '' || src === broken) return <Icon name='building' className='c-link' />
  return <Photo className='ac-logo' fit='contain' src={src} onFail={() => setBroken(src)} />
}

const KINDS = { GAS: '燃气公司', SERVICE: '服务商' }

function TenantCard({ tenant, isLast, params }: { tenant: Tenant; isLast: boolean; params: CentreParams }) {
  const [isLeaving, setLeaving] = useState(false)
  const choose = async (chosen: { tenantId: string; entrustedTenantId?: string }) => {
    if (chosen.tenantId === '') return notify('租户信息为空，无法切换')
    if (isLeaving) return undefined
    setLeaving(true)
    try {
      await leaveWith(params, chosen)
    } catch (error) {
      setLeaving(false)
      toast(asApiError(error).message)
    }
    return undefined
  }
  return (
    <CellGroup>
      <Cell
        title={tenant.tenantName}
        lead={<TenantLogo src={tenant.logo} />}
        action={
          <Row gap={4}>
            <Tag>{KINDS[tenant.kind]}</Tag>
            {isLast && <Tag tone='primary'>上次使用</Tag>}
          </Row>
        }
        onTap={() => void choose({ tenantId: tenant.tenantId })}
      />
      {tenant.entrusting.map((company) => (
        <Cell
          key={company.tenantId}
          title={`受托：${company.tenantName}`}
          onTap={() => void choose({ tenantId: company.tenantId, entrustedTenantId: tenant.tenantId })}
        />
      ))}
    </CellGroup>
  )
}
