import { useState } from 'react'
import type { Out } from '@contract'
import { formatDeadline } from '@domain/date-format'
import { ResultPage, useToday } from '@/blocks'
import type { PhotoQueue } from '@/blocks/form/photos/use-photos'
import { go } from '@/routes/go'
import { confirm } from '@/ui'
import { LatePhotos } from './LatePhotos'

interface Props {
  of: Out<'default POST /crmgas/serviceTicket/add'>
  queue: PhotoQueue
}

/** 提交成功: the number, until when it is taken on, and the photos that follow. */
export function Filed({ of: { ticketId, ticketNo, acceptDue, finishDue }, queue }: Props) {
  const today = useToday()
  const [left, setLeft] = useState(0)
  const leave = async (on: () => Promise<unknown>) => {
    const question = `还有${left}张照片没有补充到工单，离开后需在工单里重新上传，确定离开？`
    if (left === 0 || (await confirm({ content: question }))) await on()
  }
  return (
    <ResultPage
      kind='success'
      headline='提交成功'
      text={`预计${formatDeadline(acceptDue, today)}前受理`}
      facts={[
        ['工单编号', ticketNo, { copy: ticketNo }],
        ['预计办结', `${formatDeadline(finishDue, today)}前`],
      ]}
      primary={{
        text: '查看工单',
        onTap: () => leave(() => go('/subPages/customer-service/detail', { ticketId }, { replace: true })),
      }}
      secondary={{ text: '返回首页', onTap: () => leave(() => go('/pages/home/index/index')) }}
    >
      <LatePhotos ticketId={ticketId} queue={queue} onLeft={setLeft} />
    </ResultPage>
  )
}
