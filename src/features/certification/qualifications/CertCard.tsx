import type { Out } from '@contract'
import { certStatus, ENDING_DAYS, FOREVER } from '@domain/statuses/certification'
import { diffDays } from '@domain/date'
import { useToday } from '@/blocks'
import { go } from '@/routes/go'
import { Button, Card, DateText, Ends, KeyValue, Stack, Status, Tag } from '@/ui'

export type Certificate = Out<'default GET /enterprise/certificate/detail'>
type Known = NonNullable<Certificate>

const NEW = '/pages/certification/index'

/** 企业认证 with its state and the way on (C 3.4). */
export function CertCard({ cert, mayApply }: { cert: Certificate; mayApply: boolean }) {
  const today = useToday()
  if (cert === null)
    return (
      <Card>
        <Stack gap={8}>
          <Ends>
            <span className='fs-16 fw-b'>企业认证</span>
            <Status status={{ label: '未认证', tone: 'muted' }} />
          </Ends>
          <p className='fs-12 t3'>完成企业认证后可绑定户号为主账号，并可申请开具专用发票</p>
          {mayApply && (
            <Button block kind='outline' onTap={() => go(NEW)}>
              去认证
            </Button>
          )}
        </Stack>
      </Card>
    )
  const { fields, status, contactName, rejectReason } = cert
  const { label, tone } = certStatus[status]
  const isEnding = status === '20' && fields.validTo !== FOREVER && diffDays(today, fields.validTo) <= ENDING_DAYS
  return (
    <Card>
      <Stack gap={8}>
        <Ends>
          <span className='fs-16 fw-b'>企业认证</span>
          {isEnding ? <Tag tone='warning'>即将到期</Tag> : <Status status={{ label, tone }} />}
        </Ends>
        <KeyValue
          items={[
            ['企业名称', fields.companyName],
            ['统一社会信用代码', hidden(fields.uscc)],
            ['有效期至', fields.validTo === FOREVER ? '长期' : <DateText value={fields.validTo} />],
            ['申请人', contactName || '--'],
            ['未通过原因', status === '30' && rejectReason],
          ]}
        />
        {mayApply && <Action cert={cert} isEnding={isEnding} />}
      </Stack>
    </Card>
  )
}

/** The code partly hidden from eyes over the shoulder. */
const hidden = (uscc: string): string => `${uscc.slice(0, 4)}**********${uscc.slice(-4)}`

function Action({ cert, isEnding }: { cert: Known; isEnding: boolean }) {
  const { status, certId } = cert
  const edit = () => go(NEW, { certId })
  const [text, onTap] =
    status === '10'
      ? ['查看进度', () => go('/pages/certification/submit-result', { certId })]
      : status === '30' || status === '50'
        ? ['重新提交', edit]
        : status === '40' || isEnding
          ? ['更新证照', edit]
          : [null, edit]
  if (text === null || cert.isOwn === '0') return null
  return (
    <Button block kind={text === '重新提交' ? 'filled' : 'outline'} onTap={onTap}>
      {text}
    </Button>
  )
}
