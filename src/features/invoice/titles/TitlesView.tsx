import { useState } from 'react'
import { PageFrame, useAct, useLink, Shape } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, Cell, CellGroup, Empty, Sheet, toast, QrPicture, Stack } from '@/ui'
import { copyText } from '@/platform/clipboard'
import { AutoSheet } from '../parts/auto/AutoSheet'
import type { Title } from '../parts/title/use-title'
import { TitleCard, type TitleActs } from './TitleCard'
import { qrTextOf, titleText } from './title-text'

/** 抬头管理 (C 6.7). */
export function TitlesView() {
  const read = useRead('default GET /crmgas/invoice/titleList', {}, { refresh: 'show' })
  const add = useLink('/subPagesB/pages/applyForInvoice/addCompanyTitle')
  const [shown, setShown] = useState<Title | null>(null)
  const acts = useTitleActs(read.reload)
  return (
    <PageFrame
      spaced
      of={read}
      skeleton={<Shape heights={[150, 120, 180]} />}
      footer={add && <BottomBar primary={{ text: '添加抬头', onTap: add }} />}
    >
      {read.data && read.data.length > 0 && <AutoCell />}
      {read.data?.length === 0 && <Empty text='暂无抬头' />}
      {read.data?.map((title) => (
        <TitleCard key={title.titleId} title={title} acts={acts} onQr={() => setShown(title)} />
      ))}
      {shown && (
        <Sheet open title='抬头二维码' cancelText='关闭' onClose={() => setShown(null)}>
          <Stack gap={8} align='centre' className='gutter mb24'>
            <QrPicture text={qrTextOf(shown)} label={`${shown.buyerName}的抬头二维码`} />
            <div className='fs-15 fw-m break center'>{shown.buyerName}</div>
            <div className='fs-13 t3 num break'>{shown.taxNo}</div>
          </Stack>
        </Sheet>
      )}
    </PageFrame>
  )
}

/** The way to 每月自动开票, with its state. */
function AutoCell() {
  const { data, state } = useRead('btwob GET /invoice/auto', {}, { handles: 'all' })
  const [isOpen, setOpen] = useState(false)
  return (
    <CellGroup>
      <Cell
        title='每月自动开票'
        {...(data && { value: data.rule === null ? '未开启' : (data.rule.buyerName ?? '抬头已删除') })}
        {...(state === 'error' && { value: '加载失败' })}
        onTap={() => setOpen(true)}
      />
      {isOpen && <AutoSheet onClose={() => setOpen(false)} />}
    </CellGroup>
  )
}

function useTitleActs(stale: () => Promise<void>): TitleActs {
  const remove = useAct('default POST /crmgas/invoice/deleteTitle', {
    ask: { content: '确定删除该抬头吗？', danger: true },
    ok: '已删除',
    dialog: ['2635', '2902'],
    stale,
  })
  const choose = useAct('default POST /crmgas/invoice/setDefaultTitle', {
    ok: '已设为默认',
    dialog: ['2636', '2902'],
    stale,
  })
  // The list has the last digits of the account only.
  const copy = useAct('default GET /crmgas/invoice/titleDetail', {
    done: async (title) => toast((await copyText(titleText(title))) ? '已复制' : '复制失败，请稍后重试'),
  })
  return {
    makeDefault: ({ titleId }: Title) => choose.run({ titleId }),
    remove: ({ titleId }: Title) => remove.run({ titleId }),
    copy: ({ titleId }: Title) => copy.run({ titleId }),
  }
}
