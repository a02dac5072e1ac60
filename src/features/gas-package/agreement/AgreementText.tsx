import { Card, KeyValue, Stack } from '@/ui'
import { formatFullMoment } from '@domain/date-format'
import { signWays } from '@domain/statuses/gas-package'
import type { Agreement } from '../types'

/** Below the last line: once it is on the screen the text has been gone through. */
export const END = 'agreement-end'

const HEADING = /^第[一二三四五六七八九十]+条/

/** The frozen text, paragraph by paragraph. */
export function AgreementText({ of: agreement }: { of: Agreement }) {
  const lines = agreement.content.split('\n').filter((line) => line.trim() !== '')
  return (
    <Card>
      <Stack gap={8} className='fs-15 lh-read break'>
        {lines.map((line, index) =>
          HEADING.test(line) ? (
            <div key={index} className='fs-16 fw-b mt8' role='heading' aria-level={2}>
              {line}
            </div>
          ) : (
            <div key={index} className='t2'>
              {line}
            </div>
          ),
        )}
      </Stack>
      <div className='hr' />
      <div className='fs-12 t3 break'>文件指纹 {agreement.contentHash.slice(0, 16)}…</div>
      <div id={END} className='fs-12 t3'>
        模板版本 {agreement.templateVersion}
      </div>
    </Card>
  )
}

/** Who signed, when and how. */
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
