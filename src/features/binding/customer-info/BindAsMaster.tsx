import { FormPage, linkTo, useFormAct } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { useTicket } from '@/shared/step-up'
import { go, goBack } from '@/routes/go'
import { alert, Card, KeyValue, toast } from '@/ui'
import { useUser } from '@/stores'
import { BindSteps, BOUND } from '../BindSteps'
import { foundFacts } from './customer-facts'
import { adoptBound, enterBound } from './enter-bound'
import type { Found } from '../words'

type Way = 'MASTER_SMS' | 'MASTER_CERT'
interface Values {
  way: Way | ''
}
const CERTIFICATION = '/pages/certification/index'

/** 申请成为主账号 (BD-05): by the code of the filed phone, or by the certification of the enterprise. */
export function BindAsMaster({ found, onTaken }: { found: Found; onTaken: () => void }) {
  const ways = waysOf(found)
  const first = ways.find((one) => !one.disabled)?.key ?? ''
  const { matchTicket, bp, companyCode, reservedPhoneMasked, certPassed } = found
  const isBound = useUser(({ loginUserInfo }) => loginUserInfo?.bp === bp)
  const proof = useTicket()
  const bind = useFormAct('default POST /crmgas/portal/user/bindCustomer', {
    once: true,
    input: async ({ way }: Values) => {
      if (way === 'MASTER_SMS') {
        const securityTicket = await proof.take({ scene: 'bind', bp, companyCode, phoneMasked: reservedPhoneMasked })
        return securityTicket === null ? null : { matchTicket, role: way, securityTicket }
      }
      if (way === 'MASTER_CERT' && certPassed === '1') return { matchTicket, role: way }
      await go(CERTIFICATION, { bp, companyCode })
      return null
    },
    dialog: ['2040', '2106', '2902'],
    tell: (error) =>
      error.is('2106')
        ? alert(error.message, { cancelText: null })
        : toast(error.is('2902') ? '信息已过期，请重新查询' : error.message),
    stale: (error) => {
      if (error.is('2040')) return proof.drop()
      return error.is('2902') ? goBack() : onTaken()
    },
    adopt: adoptBound,
    ok: '绑定成功',
    done: enterBound,
  })
  return (
    <FormPage<Values>
      spaced
      top={<BindSteps current={isBound ? BOUND : 1} />}
      values={{ way: first }}
      fields={[{ key: 'way', label: '验证方式', kind: choice<Way | ''>(ways), required: true }]}
      submitText={({ way }) => (way === 'MASTER_CERT' && found.certPassed === '0' ? '去认证' : '绑定')}
      ready={({ way }) => way !== ''}
      {...bind}
      head={
        <>
          <Card>
            <KeyValue items={foundFacts(found)} />
          </Card>
          <Card>
            <div className='fs-15 fw-m'>绑定身份：申请成为主账号</div>
            <p className='fs-14 t2 mt4'>主账号可管理子账号、签署合同、申请发票</p>
          </Card>
        </>
      }
      after={first === '' && <p className='gutter fs-14 t2 mb12'>该户号未预留手机号，请联系供气单位登记后再绑定</p>}
    />
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
