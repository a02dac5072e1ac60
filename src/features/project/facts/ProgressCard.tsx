import { useState } from 'react'
import { useRead } from '@/request'
import { Button, Empty, Ends, Progress, Stack } from '@/ui'
import { Files } from '../Files'
import { Photos } from '../Photos'
import { Part } from './Part'

interface Props {
  projectId: string
  onShow: (first: string, all: readonly string[]) => void
}

/** Days on site that are shown, and those that are asked for by a tap: the most that one answer holds. */
const FIRST = 5
const MOST = 50

/** '310.00' → '310', '246.50' → '246.5': welds are counted, metres are measured. */
const plain = (quantity: string): string => String(Number(quantity))

/** 设计与施工: drawings, what is in place of what was planned, and the latest days on site. */
export function ProgressCard({ projectId, onShow }: Props) {
  const design = useRead('job POST /project/queryDesignRate', { projectId })
  const [isWhole, setWhole] = useState(false)
  const read = useRead(
    'job POST /project/queryConstructRate',
    { projectId, pageNum: 1, pageSize: isWhole ? MOST : FIRST },
    { keepPrevious: true },
  )
  return (
    <>
      <Part title='图纸' read={design}>
        {({ drawings }) =>
          drawings.length === 0 ? (
            <Empty text='该阶段尚未开始' />
          ) : (
            <Files files={drawings} label='图纸' onShow={onShow} />
          )
        }
      </Part>
      <Part title='施工进度' read={read}>
        {({ quantities, logs, totalRate }) =>
          quantities.length + logs.list.length === 0 ? (
            <Empty text='该阶段尚未开始' />
          ) : (
            <Stack gap={12}>
              <div className='fs-14'>{`施工完成 ${totalRate}%`}</div>
              {quantities.map(({ item, unit, planned, finished, percent }) => (
                <div key={item}>
                  <Ends>
                    <span className='fs-13'>{item}</span>
                    <span className='fs-13 num t2'>{`${plain(finished)} / ${plain(planned)} ${unit}`}</span>
                  </Ends>
                  <Progress value={percent / 100} label={`${item}完成${percent}%`} />
                </div>
              ))}
              {logs.list.map((log) => (
                <div key={log.logId}>
                  <div className='fs-13 t3 num'>{`${log.workDate} ${log.weather} · ${log.workers}人`}</div>
                  <div className='fs-14 break'>{log.content}</div>
                  <Photos files={log.photos} label={`${log.workDate}施工`} onShow={onShow} />
                </div>
              ))}
              {!isWhole && logs.total > logs.list.length && (
                <Button kind='text' block onTap={() => setWhole(true)}>
                  {`更多施工日志（共 ${logs.total} 条）`}
                </Button>
              )}
            </Stack>
          )
        }
      </Part>
    </>
  )
}
