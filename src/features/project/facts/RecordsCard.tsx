import { engineRecordTypes, recordResults } from '@domain/statuses/project'
import { useRead } from '@/request'
import { Empty, Ends, Fact, Stack, Status } from '@/ui'
import { Files } from '../Files'
import { Part } from './Part'

interface Props {
  projectId: string
  onShow: (first: string, all: readonly string[]) => void
}

/** 竣工资料: what was tested and delivered, with its figures. */
export function RecordsCard({ projectId, onShow }: Props) {
  const read = useRead('job POST /customer/node/queryEnginsOfRecord', { projectId }, { handles: 'all' })
  return (
    <Part title='竣工资料' read={read}>
      {(records) =>
        records.length === 0 ? (
          <Empty text='暂无竣工资料' />
        ) : (
          <Stack gap={12}>
            {records.map((row) => (
              <div key={row.recordId}>
                <Ends>
                  <Fact grow value={row.name} note={`${engineRecordTypes[row.recordType]} · ${row.recordDate}`} />
                  <Status status={recordResults[row.result]} />
                </Ends>
                {row.facts.length > 0 && (
                  <div className='fs-13 t2 num'>
                    {row.facts.map(({ label, value, unit }) => `${label} ${value}${unit}`).join(' · ')}
                  </div>
                )}
                <Files files={row.files} label={row.name} onShow={onShow} />
              </div>
            ))}
          </Stack>
        )
      }
    </Part>
  )
}
