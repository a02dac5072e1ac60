import { useAct } from '@/blocks'
import { showFile } from '@/shared/file'
import { Button, DateText, KeyValue, Photo, SectionCard, type FactRow } from '@/ui'
import type { Statement } from '../settlement-look'
import './statement.scss'

const factsOf = ({ customerSignName, customerSignAt, signUrl, signSha256, isAutoConfirmed }: Statement): FactRow[] => [
  ['签字人', customerSignAt !== null && (customerSignName || '--')],
  ['签字时间', customerSignAt !== null && <DateText value={customerSignAt} form='full' />],
  ['签名', signUrl !== null && <Photo className='st-sign' fit='contain' src={signUrl} alt='签名' />],
  ['文件指纹', signSha256, { copy: signSha256 ?? '' }],
  ['确认方式', isAutoConfirmed && '逾期未确认，按约定视为确认'],
]

/** The signer for the customer, and the statement as a document. */
export function Papers({ statement }: { statement: Statement }) {
  const isSigned = statement.customerSignAt !== null || statement.isAutoConfirmed
  const { run } = useAct('energy GET /settlement/pdf', { done: ({ url, fileName }) => showFile(url, fileName) })
  return (
    <SectionCard title='确认单'>
      {isSigned && <KeyValue items={factsOf(statement)} />}
      <Button
        block
        kind='plain'
        icon='pdf'
        className={isSigned ? 'mt16' : ''}
        onTap={() => run({ statementId: statement.statementId })}
      >
        查看确认单 PDF
      </Button>
    </SectionCard>
  )
}
