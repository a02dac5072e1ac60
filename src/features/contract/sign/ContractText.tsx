import type { Out } from '@contract'
import { ClauseText } from '@/shared/signing'
import { Card, CountDown, Ends, KeyValue, SectionCard, Stack } from '@/ui'
import { remainingText } from '../remaining-text'

interface Props {
  of: Out<'default GET /crmgas/contract/detail'>
  task: Out<'default GET /crmgas/contract/sign/url'>
  /** Ids of the whole, and of what is below the last line. */
  id: string
  end: string
}

/** What differs from the contract before, the text, the fingerprint of the document. */
export function ContractText({ of: contract, task, id, end }: Props) {
  const { changes, docHash } = contract
  return (
    <div id={id}>
      <Stack gap={12}>
        <Card>
          <div className='fs-20 fw-b break'>{contract.title}</div>
          <Ends className='fs-12 t3 num' top={8}>
            <span className='break'>{contract.contractNo}</span>
            <span>
              剩余 <CountDown until={task.expireAt} format={remainingText} />
            </span>
          </Ends>
        </Card>
        {changes.length > 0 && (
          <SectionCard title={`先看这${changes.length}处`}>
            <div className='fs-12 t3 mb8'>与上一份合同不同</div>
            <KeyValue items={changes.map(({ label, from, to }) => [label, `${from} → ${to}`] as const)} />
          </SectionCard>
        )}
        <Card>
          <ClauseText text={contract.content} />
        </Card>
        <SectionCard title='文件指纹'>
          <KeyValue
            items={[
              [
                'SHA-256',
                <span key='hash' className='num break'>
                  {docHash}
                </span>,
                { copy: docHash },
              ],
            ]}
          />
          <div id={end} className='fs-12 t3 mt8'>
            您读到的、签署的、存证的是同一份文件
          </div>
        </SectionCard>
      </Stack>
    </div>
  )
}
