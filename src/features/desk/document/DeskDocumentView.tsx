import { useState } from 'react'
import type { Out } from '@contract'
import { codes } from '@domain/codes'
import { addDays } from '@domain/date'
import { DetailPage, FormPage, Shape, useFormAct, useLinks, useToday, type FormField } from '@/blocks'
import { date } from '@/blocks/form/date'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import { Button, Chips, Ends, Fact, Item, SectionCard, Status } from '@/ui'
import { DeskGate } from '../DeskGate'

/** Documents of all companies that staff write, and the pages that show them (AB-01). */
const DOCUMENTS = { PRIVACY: '隐私政策', REGISTER: '注册协议', LEGAL: '法律声明', PLATFORM: '平台介绍' } as const
const PAGES = {
  PRIVACY: '/pages/about/privacyPolicy',
  REGISTER: '/pages/about/userRegistrationAgreement',
  LEGAL: '/pages/about/legalStatement',
  PLATFORM: '/pages/about/platformIntroduction',
} as const
const STATES = {
  EFFECTIVE: { label: '当前版本', tone: 'success' },
  COMING: { label: '待生效', tone: 'primary' },
  HISTORY: { label: '历史版本', tone: 'muted' },
} as const

type DocType = keyof typeof DOCUMENTS
type Version = Out<'cms GET /cms/document/versions'>['list'][number]

interface Values {
  versionNo: string
  title: string
  effectiveDate: string
  text: string
}

const KINDS = codes(DOCUMENTS).map((key) => ({ key, label: DOCUMENTS[key] }))
/** Days ahead that the gateway takes. */
const MOST_DAYS = 365
const isVersion = (typed: string) => (/^\d{1,3}\.\d{1,3}$/.test(typed) ? undefined : '如：2.1')

const fieldsOf = (today: string): readonly FormField<Values>[] => [
  {
    key: 'versionNo',
    label: '版本号',
    required: true,
    maxLength: 7,
    placeholder: '高于已有版本，如 2.1',
    checks: [isVersion],
  },
  { key: 'title', label: '标题', required: true, maxLength: 30 },
  {
    key: 'effectiveDate',
    label: '生效日期',
    required: true,
    kind: date({ min: today, max: addDays(today, MOST_DAYS), start: today }),
  },
  {
    key: 'text',
    label: '全文',
    kind: 'textarea',
    required: true,
    maxLength: 60_000,
    placeholder: '一行一段；## 开头为标题，- 或 1. 开头为列表',
    checks: [(text) => (text.trim().length < 20 ? '全文至少20个字' : undefined)],
  },
]

/** 协议与政策 at the desk: the versions that readers see, and a new one for all companies. */
export const DeskDocumentView = () => <DeskGate>{() => <Documents />}</DeskGate>

function Documents() {
  const [docType, setDocType] = useState<DocType>('PRIVACY')
  const read = useRead('cms GET /cms/document/versions', { docType }, { freshFor: 0 })
  if (read.data) return <Form key={docType} docType={docType} versions={read.data.list} onType={setDocType} />
  return (
    <DetailPage read={read} skeleton={<Shape top heights={[44, 160, 480]} />}>
      {() => null}
    </DetailPage>
  )
}

interface FormProps {
  docType: DocType
  versions: readonly Version[]
  onType: (docType: DocType) => void
}

function Form({ docType, versions, onType }: FormProps) {
  const today = useToday()
  const send = useFormAct('btwob POST /document/publish', {
    ask: `发布后所有公司的用户都会看到新的${DOCUMENTS[docType]}，且不能撤回，确认发布？`,
    input: (values: Values) => ({ ...values, docType }),
    ok: '已发布',
    done: () => void goBack(),
  })
  return (
    <FormPage<Values>
      spaced
      submitText='发布'
      values={{ versionNo: '', title: versions[0]?.title ?? DOCUMENTS[docType], effectiveDate: today, text: '' }}
      fields={fieldsOf(today)}
      head={
        <>
          <Chips label='文件' items={KINDS} active={docType} onChange={onType} />
          <Versions of={versions} docType={docType} />
        </>
      }
      {...send}
    />
  )
}

function Versions({ of: versions, docType }: { of: readonly Version[]; docType: DocType }) {
  const links = useLinks()
  return (
    <SectionCard flush title='已发布的版本'>
      {versions.length === 0 && <Item className='fs-14 t3'>还没有版本</Item>}
      {versions.map(({ versionNo, title, effectiveDate, status }) => {
        const open = links.to(PAGES[docType], { versionNo })
        return (
          <Item key={versionNo}>
            <Ends>
              <Fact grow value={`${versionNo} ${title}`} note={`${effectiveDate} 起生效`} />
              <Status status={STATES[status]} />
              {open && (
                <Button kind='text' size='small' onTap={open}>
                  {`查看${versionNo}`}
                </Button>
              )}
            </Ends>
          </Item>
        )
      })}
    </SectionCard>
  )
}
