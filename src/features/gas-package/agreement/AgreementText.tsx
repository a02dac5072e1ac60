import { ClauseText } from '@/shared/signing'
import { Card, KeyValue } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { signWays } from '@domain/statuses/gas-package'
import type { Agreement } from '../types'

/** Below the last line: once it is on the screen the text has been gone through. */
export const END = 'agreement-end'

/** The frozen text, paragraph by paragraph. */
export function AgreementText({ of: agreement }: { of: Agreement }) {
  return (
    <Card>
      <ClauseText text={agreement.content} />
      <div className='hr' />
      <div className='fs-12 t3 break'>文件指纹 {agreement.contentHash.slice(0, 16)}…</div>
      <div id={END} className='fs-12 t3'>
        模板版本 {agreement.templateVersion}
      </div>
    </Card>
  )
}

/** Signer, time and way of the signature. */
export function SignedBlock({ of: agreement }: { of: Agreement }) {
  if (agreement.signedAt === null) return null
  return (
    <Card label='签署信息'>
      <KeyValue
        items={[
          ['签署人', agreement.signedName ?? '--'],
          ['签署时间', formatFullMoment(agreement.signedAt)],
          ['签署方式', agreement.signWay === null ? '--' : signWays[agreement.signWay]],
          ['协议编号', agreement.agreeId],
        ]}
      />
    </Card>
  )
}
