import { useState } from 'react'
import { Fields, PageFrame, linkTo } from '@/blocks'
import { stepUp } from '@/shared/step-up'
import { asApiError, useWrite } from '@/request'
import { goBack, goTo } from '@/routes/go'
import { alert, BottomBar, Card, Radio, SectionLabel, toast } from '@/ui'
import { foundFields } from './customer-fields'
import { bindHandled, enterBound } from './enter-bound'
import type { Found } from './words'
import './binding.scss'

type Way = 'MASTER_SMS' | 'MASTER_CERT'
const CERTIFICATION = '/pages/certification/index'

/** 申请成为主账号 (BD-05): by the code of the filed phone, or by the certification of the enterprise. */
export function BindAsMaster({ found, onTaken }: { found: Found; onTaken: () => void }) {
  const ways = waysOf(found)
  const [way, setWay] = useState<Way | null>(ways.find((one) => !one.disabled)?.key ?? null)
  const bind = useWrite('default POST /crmgas/portal/user/bindCustomer', { once: true, handles: bindHandled })

  const send = async (securityTicket?: string) => {
    if (way === null) return
    try {
      const ticket = securityTicket === undefined ? {} : { securityTicket }
      await bind.run({ matchTicket: found.matchTicket, role: way, ...ticket })
      await enterBound()
    } catch (failure) {
      const error = asApiError(failure)
      if (error.is('2106')) {
        await alert(error.message, { cancelText: null })
        onTaken()
      } else if (error.is('2902')) {
        toast('信息已过期，请重新查询')
        await goBack()
      } else if (error.is('2040')) toast(error.message)
    }
  }
  const proceed = async () => {
    if (way === 'MASTER_SMS') {
      const { bp, companyCode, reservedPhoneMasked } = found
      const ticket = await stepUp({ scene: 'bind', bp, companyCode, phoneMasked: reservedPhoneMasked })
      if (ticket !== null) await send(ticket)
    } else if (found.certPassed === '1') await send()
    else await goTo(`${CERTIFICATION}?bp=${found.bp}&companyCode=${found.companyCode}`)
  }

  return (
    <PageFrame
      className='bd-page'
      footer={
        <BottomBar
          primary={{
            text: way === 'MASTER_CERT' && found.certPassed === '0' ? '去认证' : '绑定',
            onTap: proceed,
            disabled: way === null,
            loading: bind.busy,
            loadingText: '提交中',
          }}
          {...(way === null && { note: '该户号未预留手机号，请联系供气单位登记后再绑定' })}
        />
      }
    >
      <Card>
        <Fields of={found} fields={foundFields} />
      </Card>
      <SectionLabel>绑定身份：申请成为主账号</SectionLabel>
      <Card>
        <p className='bd-note'>主账号可管理子账号、签署合同、申请发票</p>
        <Radio label='验证方式' items={ways} value={way} onChange={setWay} />
      </Card>
    </PageFrame>
  )
}

/** Ways that lead nowhere are not offered: no filed phone, no page for the certification and none passed yet. */
function waysOf(found: Found): { key: Way; label: string; disabled?: boolean }[] {
  return [
    {
      key: 'MASTER_SMS' as const,
      label: found.roles.includes('MASTER_SMS')
        ? `预留手机验证（${found.reservedPhoneMasked}）`
        : '预留手机验证（未预留）',
      disabled: !found.roles.includes('MASTER_SMS'),
    },
    ...(found.roles.includes('MASTER_CERT') && (found.certPassed === '1' || linkTo(CERTIFICATION))
      ? [{ key: 'MASTER_CERT' as const, label: found.certPassed === '1' ? '企业认证（已通过）' : '企业认证' }]
      : []),
  ]
}
