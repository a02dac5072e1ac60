import { useState, type ReactNode } from 'react'
import type { In, Out } from '@contract'
import { pageLink } from '@/platform/address'
import { copyText } from '@/platform/clipboard'
import { scrollToElement } from '@/platform/measure'
import { ArticlePage, type Block } from '@/shared/article'
import { PageFrame } from '@/blocks'
import { useRead } from '@/request'
import { ActionSheet, Button, Chips, DateText, Empty, Ends, message } from '@/ui'
import './document.scss'

type DocType = In<'cms GET /cms/document'>['docType']
type Document = Out<'cms GET /cms/document'>

export interface DocumentViewProps {
  docType: DocType
  /** Opened with ?versionNo=: an older version. */
  versionNo?: string | undefined
  /** Chips that jump to the headlines of the text. */
  anchors?: boolean
  /** 历史版本 for documents that bind. */
  history?: boolean
  copyLink?: boolean
  /** Below the text. */
  after?: ReactNode
  footer?: ReactNode
}

/** 内容不存在: no such document, or no such version of it. */
const NO_DOCUMENT = '44870'

const anchorId = (index: number) => `doc-h-${index}`

/** A document of the gateway: text, effective date, versions (D 6.8, AB-01). */
export function DocumentView({ docType, versionNo, anchors, history, copyLink, after, footer }: DocumentViewProps) {
  const [version, setVersion] = useState(versionNo)
  const read = useRead(
    'cms GET /cms/document',
    { docType, ...(version !== undefined && { versionNo: version }) },
    { keepPrevious: true, handles: [NO_DOCUMENT], cloud: true },
  )
  if (read.error?.is(NO_DOCUMENT) && read.data === undefined)
    return (
      <PageFrame>
        <Empty text={read.error.message} />
      </PageFrame>
    )
  return (
    <ArticlePage
      read={read}
      {...(footer !== undefined && { footer: () => footer })}
      anchor={anchorId}
      article={(doc) => ({
        title: doc.title,
        meta: (
          <Ends>
            <DocMeta doc={doc} />
            {history && <Versions docType={docType} current={doc.versionNo} onChoose={setVersion} />}
          </Ends>
        ),
        blocks: doc.blocks,
      })}
      before={(doc) => (anchors ? <Anchors blocks={doc.blocks} /> : null)}
      after={() => (
        <>
          {copyLink && (
            <div className='mt16'>
              <Button kind='text' size='small' onTap={copyAddress}>
                复制链接
              </Button>
            </div>
          )}
          {after}
        </>
      )}
    />
  )
}

function DocMeta({ doc }: { doc: Document }) {
  return (
    <div>
      版本 {doc.versionNo} · 生效日期 <DateText value={doc.effectiveDate} />
      {doc.status === 'HISTORY' && <span className='c-warning'> · 已被新版本取代</span>}
    </div>
  )
}

function Anchors({ blocks }: { blocks: readonly Block[] }) {
  const heads = blocks.flatMap((block, index) =>
    block.type === 'h2' ? [{ key: String(index), label: block.text }] : [],
  )
  if (heads.length < 2) return null
  return (
    <div className='doc-anchors'>
      <Chips label='目录' items={heads} active={null} onChange={(key) => scrollToElement(anchorId(Number(key)))} />
    </div>
  )
}

interface VersionsProps {
  docType: DocType
  current: string
  onChoose: (versionNo: string) => void
}

/** The picker is loaded when it is opened: few read it. */
function Versions({ docType, current, onChoose }: VersionsProps) {
  const [open, setOpen] = useState(false)
  const versions = useRead('cms GET /cms/document/versions', { docType }, { enabled: open, cloud: true })
  const items = (versions.data?.list ?? []).map(({ versionNo, effectiveDate }) => ({
    key: versionNo,
    text: `${versionNo}（${effectiveDate}）`,
    ...(versionNo === current && { note: '当前' }),
  }))
  const show = () => {
    setOpen(true)
    // Failed before: the next tap asks again.
    if (versions.state === 'error') void versions.reload()
  }
  return (
    <>
      <Button kind='text' size='small' onTap={show}>
        历史版本
      </Button>
      <ActionSheet
        open={open && versions.data !== undefined}
        title='历史版本'
        items={items}
        onChoose={(key) => {
          onChoose(key)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

async function copyAddress(): Promise<void> {
  message((await copyText(pageLink())) ? '链接已复制' : '复制失败，请稍后重试')
}
