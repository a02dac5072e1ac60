import type { Out } from '@contract'
import { feedbackReasons, helpStatus } from '@domain/statuses/help'
import { DetailPage, FormPage, Shape, useFormAct } from '@/blocks'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { ContentBlocks } from '@/shared/article'
import { Card, Item, KeyValue, SectionCard, Status } from '@/ui'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { fieldsOf, inputOf, valuesOf, type Categories, type HelpValues } from './help-fields'

type Detail = Out<'btwob GET /help/detail'>

/** A help entry of the desk: an own one to change, a shared one to read, or a new one. */
export const DeskHelpView = ({ articleId, title }: ViewParams<'/pages/desk/help'>) => (
  <DeskGate>
    {(close) => (articleId ? <Known articleId={articleId} close={close} /> : <New title={title ?? ''} close={close} />)}
  </DeskGate>
)

const useCategories = (close: () => void) => {
  const read = useRead('btwob GET /help/list', { pageSize: 1 }, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  return read
}

function New({ title, close }: { title: string; close: () => void }) {
  const list = useCategories(close)
  if (list.data) return <Form categories={list.data.categories} title={title} />
  return (
    <DetailPage read={list} skeleton={<Shape heights={[400]} />}>
      {() => null}
    </DetailPage>
  )
}

function Known({ articleId, close }: { articleId: string; close: () => void }) {
  const list = useCategories(close)
  const read = useRead('btwob GET /help/detail', { articleId }, { handles: ['2211'] })
  useDeskEnd(read.error, close)
  const entry = read.data
  if (entry?.editable && entry.text !== null && list.data)
    return <Form entry={entry} categories={list.data.categories} title='' />
  return (
    <DetailPage spaced read={list.state === 'error' ? { ...read, state: 'error' } : read}>
      {(shown) => <Shown entry={shown} />}
    </DetailPage>
  )
}

function Shown({ entry: { title, categoryName, status, keywords, relatedRoute, blocks } }: { entry: Detail }) {
  return (
    <Card>
      <Status status={helpStatus[status]} />
      <h1 className='fs-20 fw-b mt8 mb8 break'>{title}</h1>
      <KeyValue
        items={[
          ['分类', categoryName],
          ['关键词', keywords.join('、') || null],
          ['办理页面', relatedRoute],
        ]}
      />
      <ContentBlocks blocks={blocks} />
    </Card>
  )
}

function Form({ entry, categories, title }: { entry?: Detail; categories: Categories; title: string }) {
  const send = useFormAct('btwob POST /help/save', {
    once: true,
    input: (values: HelpValues) => inputOf(values, entry?.articleId),
    dialog: ['2902'],
    ok: '已保存',
    done: () => void goBack(),
  })
  return (
    <FormPage<HelpValues>
      spaced
      title={entry ? '编辑条目' : '新建条目'}
      submitText='保存'
      values={valuesOf(entry, title, categories)}
      fields={fieldsOf(categories)}
      {...(entry && { after: <Complaints of={entry.complaints} /> })}
      {...send}
    />
  )
}

function Complaints({ of: complaints }: { of: Detail['complaints'] }) {
  if (complaints.length === 0) return null
  return (
    <SectionCard flush title='客户觉得没用'>
      {complaints.map(({ at, reasons, comment }, index) => (
        <Item key={index}>
          <div className='fs-14 break'>
            {reasons.map((reason) => feedbackReasons[reason]).join('、')}
            {comment !== '' && `：${comment}`}
          </div>
          <div className='fs-12 t3 mt4 num'>{at.slice(0, 16).replace('T', ' ')}</div>
        </Item>
      ))}
    </SectionCard>
  )
}
