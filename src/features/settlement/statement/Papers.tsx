import { Fields, fieldsOf, useAct } from '@/blocks'
import { showFile } from '@/shared/file'
import { Button, Photo, SectionCard } from '@/ui'
import type { Statement } from '../settlement-look'
import './statement.scss'

const fields = fieldsOf<Statement>()([
  { key: 'customerSignName', label: '签字人', kind: 'text', show: ({ customerSignAt }) => customerSignAt !== null },
  { key: 'customerSignAt', label: '签字时间', kind: 'time', show: ({ customerSignAt }) => customerSignAt !== null },
  {
    key: 'sign',
    label: '签名',
    render: ({ signUrl }) => <Photo className='st-sign' fit='contain' src={signUrl ?? ''} alt='签名' />,
    show: ({ signUrl }) => signUrl !== null,
  },
  { key: 'signSha256', label: '文件指纹', kind: 'copy', show: ({ signSha256 }) => signSha256 !== null },
  {
    key: 'auto',
    label: '确认方式',
    render: () => '逾期未确认，按约定视为确认',
    show: ({ isAutoConfirmed }) => isAutoConfirmed,
  },
])

/** Who signed for the customer, and the statement as a document. */
export function Papers({ statement }: { statement: Statement }) {
  const isSigned = statement.customerSignAt !== null || statement.isAutoConfirmed
  const { run } = useAct('energy GET /settlement/pdf', { done: ({ url, fileName }) => showFile(url, fileName) })
  return (
    <SectionCard title='确认单'>
      {isSigned && <Fields of={statement} fields={fields} />}
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
