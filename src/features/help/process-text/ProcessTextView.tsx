import type { Out } from '@contract'
import { DetailPage, PageFrame } from '@/blocks'
import { scrollToElement } from '@/platform/measure'
import { useRead } from '@/request'
import { Card, Chips, DateText, Empty, SectionCard, Stack } from '@/ui'
import type { ViewParams } from '@/routes/table'
import './process-text.scss'

type ProcessText = Out<'default GET /crmgas/processText/get'>
type Section = ProcessText['sections'][number]

const anchorOf = (index: number) => `process-${index}`
/** More sections than these have their names at the top. */
const FEW = 3

/** 交易流程: how a trade goes, step by step (B 6.7). */
export function ProcessTextView({ code }: ViewParams<'/pages/transaction-process/text'>) {
  const read = useRead('default GET /crmgas/processText/get', { code })
  if (read.error?.is('2902') && read.data === undefined)
    return (
      <PageFrame>
        <Empty text='内容不存在' />
      </PageFrame>
    )
  return (
    <DetailPage spaced read={read} {...(read.data && { title: read.data.title })}>
      {(text) => (
        <>
          <Card>
            <h1 className='fs-20 fw-b mb4'>{text.title}</h1>
            <div className='fs-12 t3'>
              版本 {text.version} · 生效日期 <DateText value={text.effectiveFrom} />
            </div>
          </Card>
          {text.sections.length > FEW && (
            <Chips
              label='目录'
              active={null}
              items={text.sections.map(({ heading }, index) => ({ key: anchorOf(index), label: heading }))}
              onChange={scrollToElement}
            />
          )}
          {text.sections.map((section, index) => (
            <div key={section.heading} id={anchorOf(index)}>
              <SectionText of={section} />
            </div>
          ))}
        </>
      )}
    </DetailPage>
  )
}

const SectionText = ({ of: { heading, steps, paragraphs } }: { of: Section }) => (
  <SectionCard title={heading}>
    <Stack gap={12}>
      {steps.length > 0 && (
        <div role='list'>
          {steps.map((step, index) => (
            <div key={step} className='pt-step' role='listitem'>
              <div className='pt-no fs-13 fw-b num' aria-hidden>
                {index + 1}
              </div>
              <div className='grow fs-15 lh-read break'>{step}</div>
            </div>
          ))}
        </div>
      )}
      {paragraphs.map((paragraph) => (
        <div key={paragraph} className='fs-15 t2 lh-read break'>
          {paragraph}
        </div>
      ))}
    </Stack>
  </SectionCard>
)
