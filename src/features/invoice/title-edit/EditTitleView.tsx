import { FieldList, FormBar, PageFrame, useFields, useLink, type Form, Shape } from '@/blocks'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { useUser } from '@/stores'
import { Button, NoticeBar, prompt, SectionCard, toast } from '@/ui'
import { emptyTitle, type TitleValues, type TitleWhole } from '../parts/title/title-form'
import { pastedTitle } from './pasted-title'
import { BASIC, EXTRA, titleFields } from './title-fields'
import { useSaveTitle } from './use-save-title'

/** 添加抬头, 编辑抬头 (C 6.7). */
export function EditTitleView({ titleId }: PageParams<'/subPagesB/pages/applyForInvoice/addCompanyTitle'>) {
  return titleId === undefined ? <TitleForm /> : <KnownTitle titleId={titleId} />
}

function KnownTitle({ titleId }: { titleId: string }) {
  const read = useRead('default GET /crmgas/invoice/titleDetail', { titleId }, { freshFor: 0 })
  if (read.data === undefined)
    return <PageFrame title='编辑抬头' of={read} skeleton={<Shape heights={[150, 120, 180]} />} />
  // Another version is another form: it has the changes of the other user (IT-06).
  return <TitleForm key={read.data.version} before={read.data} onStale={read.reload} />
}

const valuesOf = (title: TitleWhole): TitleValues => ({
  ...title,
  applySpecial: title.specialAllowed !== '0',
  proofs: title.proofs.map(({ fileId, url }) => ({ fileId, url, at: serverNow() })),
})

interface TitleFormProps {
  before?: TitleWhole
  onStale?: () => Promise<void>
}

function TitleForm({ before, onStale }: TitleFormProps) {
  const isCertified = useUser(({ loginUserInfo }) => loginUserInfo?.certStatus === '20')
  const save = useSaveTitle(before, onStale)
  const form = useFields<TitleValues>({
    name: before === undefined ? 'title' : `title-${before.titleId}-${before.version}`,
    values: before === undefined ? emptyTitle : valuesOf(before),
    fields: (values) => titleFields(values, { isCertified, isDefault: before?.isDefault === true }),
    ...save,
  })
  return (
    <PageFrame
      spaced
      title={before === undefined ? '添加抬头' : '编辑抬头'}
      footer={<FormBar form={form} text='保存' />}
    >
      {before?.reviewStatus === 'T9' && before.rejectReason !== null && (
        <NoticeBar tone='danger'>{`未通过原因：${before.rejectReason}`}</NoticeBar>
      )}
      <SectionCard title='抬头信息' more='智能填写' onMore={() => void paste(form)}>
        <FieldList of={form} only={BASIC} />
      </SectionCard>
      <SectionCard title='专票与默认'>
        <FieldList of={form} only={EXTRA} />
        <Ways values={form.values} isCertified={isCertified} />
      </SectionCard>
    </PageFrame>
  )
}

/** 智能填写: a text as people send it to each other is put into the fields. */
async function paste(form: Form<TitleValues>): Promise<void> {
  const text = await prompt({
    title: '智能填写',
    label: '粘贴抬头信息',
    placeholder: '名称：… 税号：… 地址：… 电话：… 开户行：… 账号：…',
    kind: 'textarea',
    maxLength: 1000,
    confirmText: '识别',
    check: (typed) => (Object.keys(pastedTitle(typed)).length === 0 ? '未识别到抬头信息' : undefined),
  })
  if (text === null) return
  form.change(pastedTitle(text))
  toast('已填写，请核对')
}

/** The blank paper for a relation, and the certification that special invoices need. */
function Ways({ values, isCertified }: { values: TitleValues; isCertified: boolean }) {
  const template = useLink('/pages/certification/temp-preview', { kind: 'RELATION' })
  const certify = useLink('/pages/qualifications/certification')
  if (values.titleKind === 'OTHER')
    return template ? (
      <Button kind='text' size='small' onTap={template}>
        下载关系证明模板
      </Button>
    ) : null
  return values.applySpecial && !isCertified && certify ? (
    <Button kind='text' size='small' onTap={certify}>
      去完成企业认证
    </Button>
  ) : null
}
