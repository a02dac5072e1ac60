import { useState } from 'react'
import { PageFrame, useLink, useMay, Shape } from '@/blocks'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { useInvoice } from '@/stores/invoice'
import { BottomBar, Card, Empty, Ends, Icon, Stack } from '@/ui'
import { TitleTags } from '../parts/title/TitleTags'
import type { Title } from '../parts/title/use-title'
import { QuickTitle } from './QuickTitle'

/** 选择抬头 (C 6.6): a title for the form below; what will not do for the type is there with its reason. */
export function PickTitleView({ mode = 'pick', invoiceType = '82' }: PageParams<'/pages/invoice/invoice-title'>) {
  const read = useRead('default GET /crmgas/invoice/titleList', { invoiceType }, { refresh: 'show' })
  const mayEdit = useMay('model:INVOICE_TITLE')
  const manage = useLink('/subPagesB/pages/applyForInvoice/manageCompanyTitle')
  const chosen = useInvoice(({ invoiceTitle }) => invoiceTitle)
  const [isAdding, setAdding] = useState(false)
  const pick = async ({ titleId, buyerName }: Title) => {
    useInvoice.setState({ invoiceTitle: { titleId, name: buyerName } })
    await goBack()
  }
  return (
    <PageFrame
      spaced
      of={read}
      skeleton={<Shape heights={[150, 120, 180]} />}
      footer={
        mayEdit && (
          <BottomBar
            primary={{ text: '添加抬头', onTap: () => setAdding(true) }}
            {...(manage && { secondary: { text: '管理抬头', onTap: manage } })}
          />
        )
      }
    >
      {read.data?.length === 0 && <Empty text='暂无抬头，请先添加' />}
      {read.data?.map((title) => (
        <TitleChoice
          key={title.titleId}
          title={title}
          isChosen={title.titleId === chosen?.titleId}
          onPick={mode === 'pick' ? () => void pick(title) : undefined}
        />
      ))}
      {isAdding && (
        <QuickTitle
          onClose={() => setAdding(false)}
          {...(mode === 'pick' && invoiceType === '82' && { onAdded: (title) => void pick(title) })}
        />
      )}
    </PageFrame>
  )
}

interface TitleChoiceProps {
  title: Title
  isChosen: boolean
  onPick: (() => void) | undefined
}

function TitleChoice({ title, isChosen, onPick }: TitleChoiceProps) {
  const { unusable } = title
  return (
    <Card {...(unusable === null && onPick && { onTap: onPick })}>
      <Stack gap={4} className='left'>
        <Ends>
          <span className={unusable === null ? 'fs-15 fw-m break' : 'fs-15 fw-m t3 break'}>{title.buyerName}</span>
          {isChosen && <Icon name='check' size={18} className='c-link' label='当前选择' />}
        </Ends>
        <div className='fs-12 t3 num break'>{title.taxNo === '' ? '无税号' : `税号 ${title.taxNo}`}</div>
        <TitleTags title={title} />
        {unusable !== null && <div className='fs-12 c-warning break'>{unusable}</div>}
      </Stack>
    </Card>
  )
}
